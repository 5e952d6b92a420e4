import { PopoverNext } from '@blueprintjs/core';
import type { PopoverNextProps } from '@blueprintjs/core';

/** Distance from the sides of the window, which a popover on a phone would touch otherwise. */
const MIDDLEWARE = { shift: { padding: 8 } };

/** Blueprint's popover, clear of the sides of the window. */
export function Popover(props: PopoverNextProps) {
  return <PopoverNext {...props} middleware={MIDDLEWARE} />;
}

import { PopoverNext } from '@blueprintjs/core';
import type { PopoverNextProps } from '@blueprintjs/core';
import styles from './Popover.module.scss';

/** Distance from the edges of the window, in pixels: a popover on a phone would touch them otherwise. */
const MARGIN = { padding: 8 };

const MIDDLEWARE: NonNullable<PopoverNextProps['middleware']> = {
  shift: MARGIN,
  size: {
    ...MARGIN,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.setProperty('--app-popover-room', `${String(availableHeight)}px`);
    },
  },
};

/** Blueprint's popover, clear of the edges of the window: content that is higher than the room there is scrolls. */
export function Popover(props: PopoverNextProps) {
  return <PopoverNext {...props} popoverClassName={styles['fitted'] ?? ''} middleware={MIDDLEWARE} />;
}

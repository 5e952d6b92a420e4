import { PopoverNext } from '@blueprintjs/core';
import type { PopoverNextProps } from '@blueprintjs/core';
import styles from './Popover.module.scss';

/** Only the window limits a popover, not its portal, which has no height. */
const NOTHING: Element[] = [];

/** Distance from the edges of the window, in pixels: a popover on a phone would touch them otherwise. */
const MARGIN = { boundary: NOTHING, padding: 8 };

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
  return (
    <PopoverNext
      {...props}
      boundary={NOTHING}
      popoverClassName={styles['fitted'] ?? ''}
      portalClassName={styles['portal'] ?? ''}
      middleware={MIDDLEWARE}
    />
  );
}

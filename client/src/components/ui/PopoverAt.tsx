import { PopoverNext } from '@blueprintjs/core';
import type { PopoverNextPlacement } from '@blueprintjs/core';
import { useLayoutEffect, useState } from 'react';
import type { ReactElement, Ref, RefObject } from 'react';

interface PopoverAtProps {
  /** What it belongs to: the button that opens it, which also closes it again. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  /** A press elsewhere and the Escape key close it. */
  readonly onOpenChange: (open: boolean) => void;
  readonly placement: PopoverNextPlacement;
  readonly children: ReactElement;
}

/** Stands for the button where Blueprint would draw one. */
function Target({ anchor, to }: { readonly anchor: PopoverAtProps['anchor']; readonly to: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    // Blueprint's is a function always.
    if (typeof to === 'function') to(anchor.current);
  }, [anchor, to]);
  return null;
}

/**
 * A popover at a button that stands there already, made when it is opened first: a screen of figures has dozens of buttons that
 * explain them, and a popover around each would take longer to draw than the figure.
 */
export function PopoverAt({ anchor, open, onOpenChange, placement, children }: PopoverAtProps) {
  const [made, setMade] = useState(open);
  if (open && !made) setMade(true);
  if (!made) return null;
  return (
    <PopoverNext
      isOpen={open}
      onInteraction={onOpenChange}
      placement={placement}
      content={children}
      renderTarget={({ ref }) => <Target anchor={anchor} to={ref} />}
    />
  );
}

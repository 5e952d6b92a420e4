import type { PopoverNextPlacement } from '@blueprintjs/core';
import { useLayoutEffect, useState } from 'react';
import type { ReactElement, Ref, RefObject } from 'react';
import { Popover } from './Popover.tsx';

interface PopoverAtProps {
  /** The button that opens and closes it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  /** A click outside and the Escape key close it. */
  readonly onOpenChange: (open: boolean) => void;
  readonly placement: PopoverNextPlacement;
  readonly children: ReactElement;
}

/** Passes the existing button to Blueprint instead of rendering one. */
function Target({ anchor, to }: { readonly anchor: PopoverAtProps['anchor']; readonly to: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    // Blueprint always passes a function.
    if (typeof to === 'function') to(anchor.current);
  }, [anchor, to]);
  return null;
}

/**
 * A popover for an existing button, created when it is first opened: a screen of figures has dozens of help buttons, and rendering a
 * popover around each would take longer than the figure.
 */
export function PopoverAt({ anchor, open, onOpenChange, placement, children }: PopoverAtProps) {
  const [made, setMade] = useState(open);
  if (open && !made) setMade(true);
  if (!made) return null;
  return (
    <Popover
      isOpen={open}
      onInteraction={onOpenChange}
      placement={placement}
      content={children}
      renderTarget={({ ref }) => <Target anchor={anchor} to={ref} />}
    />
  );
}

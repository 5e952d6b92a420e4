import { Tooltip } from '@blueprintjs/core';
import type { PopoverNextPlacement } from '@blueprintjs/core';
import type { ReactNode } from 'react';

interface IconButtonProps {
  /** Accessible name, also shown as tooltip. */
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly tooltipPlacement?: PopoverNextPlacement;
}

/** An icon button; its name is shown as tooltip. */
export function IconButton({ label, className, children, onClick, tooltipPlacement = 'bottom' }: IconButtonProps) {
  return (
    <Tooltip
      content={label}
      compact
      minimal
      placement={tooltipPlacement}
      hoverOpenDelay={400}
      renderTarget={({ isOpen: _tip, ref, className: tipClass, tabIndex: _tab, ...tip }) => (
        <button
          type="button"
          {...tip}
          ref={ref}
          className={[className, tipClass].join(' ')}
          aria-label={label}
          onClick={onClick}
        >
          {children}
        </button>
      )}
    />
  );
}

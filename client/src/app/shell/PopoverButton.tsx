import { Classes, PopupKind, Tooltip } from '@blueprintjs/core';
import type { PopoverNextPlacement } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { FocusMenu } from '#client/components/ui/FocusMenu.tsx';
import { Popover } from '#client/components/ui/Popover.tsx';
import { ReturnFocus } from '#client/components/ui/ReturnFocus.tsx';

interface PopoverButtonProps {
  /** Accessible name, also shown as tooltip. */
  readonly label: string;
  readonly className: string | undefined;
  /** Content of the button. */
  readonly children: ReactNode;
  /** Renders the popover; it gets a function that closes it. */
  readonly content: (close: () => void) => ReactElement;
  readonly placement?: PopoverNextPlacement;
  readonly tooltipPlacement?: PopoverNextPlacement;
  readonly kind?: 'menu' | 'dialog';
  /** The button already shows its label in full. */
  readonly noTooltip?: boolean;
}

function joinRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined) {
  return (node: T | null): void => {
    for (const ref of [first, second]) {
      if (typeof ref === 'function') ref(node);
      else if (ref !== null && ref !== undefined) ref.current = node;
    }
  };
}

/** A button with a tooltip that opens a menu or a small panel; the focus moves in, and returns on closing. */
export function PopoverButton({
  label,
  className,
  children,
  content,
  placement = 'bottom-end',
  tooltipPlacement = 'bottom',
  kind = 'menu',
  noTooltip = false,
}: PopoverButtonProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <Popover
      isOpen={open}
      onInteraction={setOpen}
      placement={placement}
      arrow={false}
      animation="minimal"
      popupKind={kind === 'menu' ? PopupKind.MENU : PopupKind.DIALOG}
      shouldReturnFocusOnClose
      content={
        <>
          <ReturnFocus />
          <Suspense fallback={null}>
            {content(close)}
            {kind === 'menu' && <FocusMenu />}
          </Suspense>
        </>
      }
      renderTarget={({ isOpen, ref, className: targetClass, ...target }) => (
        <Tooltip
          content={label}
          compact
          minimal
          disabled={isOpen || noTooltip}
          placement={tooltipPlacement}
          openOnTargetFocus
          hoverOpenDelay={400}
          renderTarget={({ isOpen: _tip, ref: tipRef, className: tipClass, tabIndex: _tab, ...tip }) => (
            <button
              type="button"
              {...tip}
              {...target}
              ref={joinRefs<HTMLButtonElement>(ref, tipRef)}
              className={[className, targetClass, tipClass, isOpen ? Classes.ACTIVE : ''].join(' ')}
              aria-label={label}
            >
              {children}
            </button>
          )}
        />
      )}
    />
  );
}

import { Menu } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FocusMenu } from './FocusMenu.tsx';
import { moveFocus } from './moveFocus.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

interface FloatingMenuProps {
  /** What its entries are about, translated. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The menu in a popover. It takes the focus as it opens and gives it back as it closes; arrows, Home and End go through it, as whoever
 * hears "menu" expects. Blueprint's leaves all of that to Tab, and the arrows scroll the page behind it.
 */
export function FloatingMenu({ label, children }: FloatingMenuProps) {
  return (
    <>
      <ReturnFocus />
      <Menu aria-label={label} onKeyDown={moveFocus}>
        {children}
      </Menu>
      <FocusMenu />
    </>
  );
}

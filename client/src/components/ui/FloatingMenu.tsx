import { Menu } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FocusMenu } from './FocusMenu.tsx';
import { moveFocus } from './moveFocus.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

interface FloatingMenuProps {
  /** Translated accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A menu in a popover. Takes the focus when it opens and returns it when it closes; arrows, Home and End move through it, as the role
 * `menu` requires. Blueprint's menu only supports Tab, and arrows scroll the page.
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

import type { ReactNode } from 'react';
import { FocusMenu } from './FocusMenu.tsx';
import { moveFocus } from './moveFocus.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

interface EntryListProps {
  /** Entries are marked by `data-entry`, the open one by `aria-current`. */
  readonly children: ReactNode;
}

/**
 * Content of a popover with selectable entries beside fields and buttons, so that it is not a menu. Takes the focus when it opens and
 * returns it when it closes; arrows, Home and End move between the entries instead of scrolling the page.
 */
export function EntryList({ children }: EntryListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only handles events of the focused entries
    <div
      onKeyDown={(event) => {
        // In a field they move the caret; an entry's own menu has already handled them.
        if (!(event.target instanceof HTMLInputElement) && !event.defaultPrevented) moveFocus(event);
      }}
    >
      <ReturnFocus />
      {children}
      <FocusMenu />
    </div>
  );
}

import type { ReactNode } from 'react';
import { FocusMenu } from './FocusMenu.tsx';
import { moveFocus } from './moveFocus.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

interface EntryListProps {
  /** Marks its entries by `data-entry`, the open one by `aria-current`. */
  readonly children: ReactNode;
}

/**
 * What opens at a button and has entries to choose from, and fields and buttons beside them, so that it is no menu. It takes the focus
 * as it opens and gives it back as it closes; arrows, Home and End go through the entries instead of scrolling the page behind it.
 */
export function EntryList({ children }: EntryListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the entries take focus and keys; this only listens for them
    <div
      onKeyDown={(event) => {
        // In a field they move the caret; a menu of an entry has gone through its own already.
        if (!(event.target instanceof HTMLInputElement) && !event.defaultPrevented) moveFocus(event);
      }}
    >
      <ReturnFocus />
      {children}
      <FocusMenu />
    </div>
  );
}

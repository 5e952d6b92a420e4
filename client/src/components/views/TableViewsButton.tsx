import { Button, Classes } from '@blueprintjs/core';
import { BookmarkIcon, CaretDownIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EntryList } from '../ui/EntryList.tsx';
import { Popover } from '../ui/Popover.tsx';

interface TableViewsButtonProps {
  /** Name of the current view, if any. */
  readonly chosen: string | undefined;
  /** Renders the content; it calls `close` when a view is chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** The button with the current view's name that opens the views of a table. */
export function TableViewsButton({ chosen, children }: TableViewsButtonProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  const label =
    chosen === undefined
      ? intl.formatMessage({ id: 'table.views' })
      : intl.formatMessage({ id: 'table.views.chosen' }, { name: chosen });
  return (
    <Popover
      placement="bottom-start"
      isOpen={open}
      onInteraction={setOpen}
      content={<EntryList>{children(close)}</EntryList>}
    >
      <Button
        variant="outlined"
        icon={<BookmarkIcon />}
        endIcon={<CaretDownIcon />}
        // Not `ellipsizeText`, which measures the text at each render and so forces a layout of the page.
        textClassName={Classes.TEXT_OVERFLOW_ELLIPSIS}
      >
        <span title={label}>{label}</span>
      </Button>
    </Popover>
  );
}

import { Button, Classes, PopoverNext } from '@blueprintjs/core';
import { BookmarkIcon, CaretDownIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EntryList } from '../ui/EntryList.tsx';

interface ViewsPopoverProps {
  /** Name of the view that is shown, if it is one. */
  readonly chosen: string | undefined;
  /** Draws what opens; it closes it where a view is chosen. */
  readonly children: (close: () => void) => ReactNode;
}

/** The button that names the view shown and opens the views of a table. */
export function ViewsPopover({ chosen, children }: ViewsPopoverProps) {
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
    <PopoverNext
      placement="bottom-start"
      isOpen={open}
      onInteraction={setOpen}
      content={<EntryList>{children(close)}</EntryList>}
    >
      <Button
        variant="outlined"
        icon={<BookmarkIcon />}
        endIcon={<CaretDownIcon />}
        // Not `ellipsizeText`, which asks at each render how wide the text is: the page would be laid out for it.
        textClassName={Classes.TEXT_OVERFLOW_ELLIPSIS}
      >
        <span title={label}>{label}</span>
      </Button>
    </PopoverNext>
  );
}

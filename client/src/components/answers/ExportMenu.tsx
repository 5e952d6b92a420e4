import { Button, PopoverNext } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { Suspense, lazy, memo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportQuery } from '../../api/answerApi.ts';

// The call and its texts come when the menu is opened: no page waits for them.
const ExportItems = lazy(async () => ({ default: (await import('./ExportItems.tsx')).ExportItems }));

interface ExportMenuProps {
  /** The view: filters, and the set of answers where it is about one. */
  readonly query: ExportQuery;
}

/** Saves the answers of a view as a file, every one of them, whatever part of them is on screen. */
export const ExportMenu = memo(function ExportMenu({ query }: ExportMenuProps) {
  const label = useIntl().formatMessage({ id: 'answers.export' });
  const [busy, setBusy] = useState(false);
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      content={
        <Suspense fallback={null}>
          <ExportItems query={query} onBusy={setBusy} />
        </Suspense>
      }
    >
      <Button variant="minimal" icon={<ExportIcon />} loading={busy} aria-label={label} title={label} />
    </PopoverNext>
  );
});

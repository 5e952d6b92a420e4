import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { Suspense, lazy, memo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportQuery } from '#client/api/answerApi.ts';
import { Popover } from '../ui/Popover.tsx';

// The API call and its texts are loaded when the menu is opened, so that no page waits for them.
const ExportItems = lazy(async () => ({ default: (await import('./ExportItems.tsx')).ExportItems }));

interface ExportMenuProps {
  /** The view: its filters, and the answer set if it has one. */
  readonly query: ExportQuery;
}

/** Saves all answers of a view as a file, not only those on screen. */
export const ExportMenu = memo(function ExportMenu({ query }: ExportMenuProps) {
  const label = useIntl().formatMessage({ id: 'answers.export' });
  const [busy, setBusy] = useState(false);
  return (
    <Popover
      placement="bottom-end"
      arrow={false}
      content={
        <Suspense fallback={null}>
          <ExportItems query={query} onBusy={setBusy} />
        </Suspense>
      }
    >
      <Button variant="minimal" icon={<ExportIcon />} loading={busy} aria-label={label} title={label} />
    </Popover>
  );
});

import { Button } from '@blueprintjs/core';
import { ExportIcon, ThIcon, TimelineLineChartIcon } from '@blueprintjs/icons';
import { lazy, memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Popover } from '../ui/Popover.tsx';
import type { ChartFile } from './export/ChartExportItems.tsx';

// The menu is loaded on demand.
const ChartExportItems = lazy(async () => ({
  default: (await import('./export/ChartExportItems.tsx')).ChartExportItems,
}));

interface ChartToolsProps {
  /** The table is shown instead of the drawing. */
  readonly asTable: boolean;
  /** The figures belong to earlier filters than a file would name. */
  readonly outdated: boolean;
  readonly onView: () => void;
  readonly onSave: (kind: ChartFile) => void;
}

/** The buttons of a chart: "view as table" and export. Memoized: new figures do not re-render them. */
export const ChartTools = memo(function ChartTools({ asTable, outdated, onView, onSave }: ChartToolsProps) {
  const intl = useIntl();
  const view = intl.formatMessage({ id: asTable ? 'charts.viewChart' : 'charts.viewTable' });
  const save = intl.formatMessage({ id: 'charts.export' });
  return (
    <>
      <Button
        size="small"
        variant="minimal"
        icon={asTable ? <TimelineLineChartIcon /> : <ThIcon />}
        aria-pressed={asTable}
        aria-label={view}
        title={view}
        onClick={onView}
      />
      <Popover
        placement="bottom-end"
        content={
          <Suspense fallback={null}>
            <ChartExportItems pictures={!asTable} onSave={onSave} />
          </Suspense>
        }
      >
        <Button
          size="small"
          variant="minimal"
          icon={<ExportIcon />}
          disabled={outdated}
          aria-label={save}
          title={save}
        />
      </Popover>
    </>
  );
});

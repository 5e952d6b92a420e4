import { MenuItem } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { FloatingMenu } from '#client/components/ui/FloatingMenu.tsx';

export type ChartFile = 'png' | 'svg' | 'csv';

const FILES: readonly ChartFile[] = ['png', 'svg', 'csv'];

interface ChartExportItemsProps {
  /** Pictures are made from the chart, which is not mounted while the table is shown. */
  readonly pictures: boolean;
  readonly onSave: (kind: ChartFile) => void;
}

/** The export formats of a chart. */
export function ChartExportItems({ pictures, onSave }: ChartExportItemsProps) {
  const intl = useIntl();
  return (
    <FloatingMenu label={intl.formatMessage({ id: 'charts.export' })}>
      {FILES.map((kind) => {
        const isMissing = kind !== 'csv' && !pictures;
        return (
          <MenuItem
            key={kind}
            disabled={isMissing}
            text={intl.formatMessage({ id: `charts.export.${kind}` })}
            label={isMissing ? intl.formatMessage({ id: 'charts.export.fromChart' }) : ''}
            onClick={() => {
              onSave(kind);
            }}
          />
        );
      })}
    </FloatingMenu>
  );
}

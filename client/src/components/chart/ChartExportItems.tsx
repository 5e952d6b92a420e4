import { Menu, MenuItem } from '@blueprintjs/core';
import { useIntl } from 'react-intl';

export type ChartFile = 'png' | 'svg' | 'csv';

const FILES: readonly ChartFile[] = ['png', 'svg', 'csv'];

interface ChartExportItemsProps {
  /** A picture is drawn from the chart, which is not there while the table is. */
  readonly pictures: boolean;
  readonly onSave: (kind: ChartFile) => void;
}

/** What a chart can be saved as. */
export function ChartExportItems({ pictures, onSave }: ChartExportItemsProps) {
  const intl = useIntl();
  return (
    <Menu>
      {FILES.map((kind) => (
        <MenuItem
          key={kind}
          disabled={kind !== 'csv' && !pictures}
          text={intl.formatMessage({ id: `charts.export.${kind}` })}
          onClick={() => {
            onSave(kind);
          }}
        />
      ))}
    </Menu>
  );
}

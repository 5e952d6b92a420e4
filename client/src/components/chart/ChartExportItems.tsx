import { Menu, MenuItem } from '@blueprintjs/core';
import { useIntl } from 'react-intl';

interface ChartExportItemsProps {
  /** A picture is drawn from the chart, which is not there while the table is. */
  readonly pictures: boolean;
  readonly onPicture: (kind: 'png' | 'svg') => void;
  readonly onTable: () => void;
}

/** What a chart can be saved as. */
export function ChartExportItems({ pictures, onPicture, onTable }: ChartExportItemsProps) {
  const intl = useIntl();
  return (
    <Menu>
      {(['png', 'svg'] as const).map((kind) => (
        <MenuItem
          key={kind}
          disabled={!pictures}
          text={intl.formatMessage({ id: `charts.export.${kind}` })}
          onClick={() => {
            onPicture(kind);
          }}
        />
      ))}
      <MenuItem text={intl.formatMessage({ id: 'charts.export.csv' })} onClick={onTable} />
    </Menu>
  );
}

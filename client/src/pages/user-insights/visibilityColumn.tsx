import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideMeasure } from '#client/components/table/file/besideFigures.ts';

/** Visibility of the own brand for a prompt; a click opens the answers that mention it. */
export function visibilityColumn<Row extends { readonly text: string; readonly visibility: Measure | null }>(
  intl: IntlShape,
  size: number,
  onOpen: (row: Row) => void,
): DataColumn<Row, 'visibility'> {
  const header = intl.formatMessage({ id: 'figures.measure.visibility' });
  return {
    id: 'visibility',
    header,
    cell: (row) => (
      <MeasureCell
        name={`${row.text} ${header}`}
        like="visibility"
        measure={row.visibility}
        noData={intl.formatMessage({ id: 'figures.noData.visibility' })}
        onePrompt
        onOpen={() => {
          onOpen(row);
        }}
      />
    ),
    align: 'right',
    size,
    sortKey: 'visibility',
    csv: ({ visibility }) => visibility?.value ?? null,
    beside: besideMeasure(intl, header, ({ visibility }) => visibility),
  };
}

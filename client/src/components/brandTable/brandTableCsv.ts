import type { IntlShape } from 'react-intl';
import type { BrandFigure } from '#client/api/detailSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { measureCsv } from '../figures/unsetBrand.ts';
import { changeCells, changeHeads, measureCells, measureHeads } from '../table/file/besideFigures.ts';
import { csvTable } from '../table/file/CsvTable.ts';
import type { CsvTable } from '../table/file/CsvTable.ts';

export interface BrandColumn {
  readonly key: 'first_mention_rate' | Exclude<keyof BrandFigure & MeasureId, 'visibility'>;
  /** The measure whose format the figure uses. */
  readonly like: MeasureId;
}

/** Columns of a brand after its visibility. */
export const brandColumns: readonly BrandColumn[] = [
  { key: 'first_mention_rate', like: 'visibility' },
  { key: 'share_of_voice', like: 'share_of_voice' },
  { key: 'average_position', like: 'average_position' },
  { key: 'net_sentiment', like: 'net_sentiment' },
  { key: 'citation_rate', like: 'citation_rate' },
];

/** The header of a column of the brand table. */
export function brandColumnName(intl: IntlShape, key: BrandColumn['key'] | 'visibility'): string {
  if (key === 'first_mention_rate') return intl.formatMessage({ id: 'brandTable.first' });
  return intl.formatMessage({ id: `figures.measure.${key}` });
}

/** The table of brands for a CSV file: unrounded figures with interval ends and sample sizes; the change with its verdict. */
export function brandTableCsv(intl: IntlShape, figures: readonly BrandFigure[], brands: readonly BrandRef[]): CsvTable {
  const keys = ['visibility', ...brandColumns.map(({ key }) => key)] as const;
  const change = intl.formatMessage({ id: 'brandTable.change' });
  const head = keys.flatMap((key) => {
    const name = brandColumnName(intl, key);
    return [name, ...measureHeads(intl, name), ...(key === 'visibility' ? [change, ...changeHeads(intl, change)] : [])];
  });
  return csvTable(
    [intl.formatMessage({ id: 'brandTable.brand' }), intl.formatMessage({ id: 'brandTable.rank' }), ...head],
    figures.map((figure) => {
      const brand = brands.find(({ id }) => id === figure.brand_id);
      return [
        brand?.name ?? figure.brand_id,
        figure.rank,
        ...keys.flatMap((key) => {
          const measure = figure[key];
          return [
            measureCsv(intl, key, measure, brand),
            ...measureCells(measure),
            ...(key === 'visibility' ? [figure.change?.difference ?? null, ...changeCells(intl, figure.change)] : []),
          ];
        }),
      ];
    }),
  );
}

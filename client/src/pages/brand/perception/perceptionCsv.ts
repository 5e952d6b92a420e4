import type { IntlShape } from 'react-intl';
import type { Perception } from '#client/api/brandCentreSchemas.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import { themeName } from './themeName.ts';

const COLUMNS = [
  'theme',
  'brand',
  'positive',
  'neutral',
  'negative',
  'net',
  'low',
  'high',
  'answers',
  'prompts',
] as const;

/** The matrix for a CSV file, one cell a row, unrounded. */
export function perceptionCsv(intl: IntlShape, { themes, brands, cells }: Perception): CsvTable {
  const themeNames = new Map(themes.map((theme) => [theme.id, themeName(intl, theme)]));
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  return csvTable(
    COLUMNS.map((column) => intl.formatMessage({ id: `brand.perception.csv.${column}` })),
    cells.map(({ theme_id: theme, brand_id: brand, positive, neutral, negative, net_sentiment: net }) => [
      themeNames.get(theme) ?? theme,
      brandNames.get(brand) ?? brand,
      positive,
      neutral,
      negative,
      ...(net === null ? [null, null, null, null, null] : [net.value, net.low, net.high, net.n, net.k]),
    ]),
  );
}

import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { Effect } from '#client/api/publicationSchemas.ts';
import { formatDay, formatMeasure } from '#client/components/figures/formats.ts';

/** What the chart of weeks shows, in a sentence: the first and the last week of the target prompts and of their controls. */
export function effectSentence(intl: IntlShape, { brand, weeks }: Effect): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return intl.formatMessage({ id: 'charts.trend.noData' });
  const value = (measure: Measure | null): string =>
    measure === null ? '–' : formatMeasure(intl, 'visibility', measure.value);
  return intl.formatMessage(
    { id: 'improve.chart.summary' },
    {
      brand: brand.name,
      start: formatDay(intl, first.start, 'long'),
      end: formatDay(intl, last.start, 'long'),
      ...{ treatedFrom: value(first.treated), treatedTo: value(last.treated) },
      ...{ controlFrom: value(first.control), controlTo: value(last.control) },
    },
  );
}

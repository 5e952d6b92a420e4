import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import { formatCount, formatDay, formatMeasure } from '#client/components/figures/formats.ts';
import { isThin, isThinPrompt } from '#client/lib/thinData.ts';
import type { TrendData } from './TrendData.ts';

interface Known {
  readonly point: Measure;
  readonly index: number;
}

/**
 * The points to compare: those with enough answers, since today may have two so far; if fewer than two have enough, the first and
 * the last with any answer.
 */
function endsOf(known: readonly Known[], isFew: (point: Measure) => boolean): readonly Known[] {
  const solid = known.filter(({ point }) => !isFew(point));
  return solid.length > 1 ? solid : known;
}

/** One sentence about the trend: first and last value of the own brand, and the leaders of the last. */
export function trendSummary(data: TrendData, intl: IntlShape): string {
  const own = data.series.find(({ brand }) => brand.own);
  const known = (own?.points ?? []).flatMap((point, index) => (point === null ? [] : [{ point, index }]));
  const isFew = data.onePrompt === true ? isThinPrompt : isThin;
  const ends = endsOf(known, isFew);
  const [first, last] = [ends[0], ends.at(-1)];
  if (own === undefined || first === undefined || last === undefined) {
    return intl.formatMessage({ id: 'charts.trend.noData' });
  }
  const valueOf = (series: TrendData['series'][number]): number => series.points[last.index]?.value ?? 0;
  const highest = Math.max(...data.series.map(valueOf));
  // Several may share the highest value, and none is highest where no brand is mentioned.
  const leaders = highest === 0 ? [] : data.series.filter((series) => valueOf(series) === highest);
  const [from, to] = [first, last].map(({ point }) => formatMeasure(intl, 'visibility', point.value));
  return intl.formatMessage(
    { id: 'charts.trend.summary' },
    {
      span: first.index === last.index ? 'day' : from === to ? 'same' : 'period',
      unit: data.unit,
      few: isFew(first.point) || isFew(last.point) ? 'yes' : 'no',
      fromN: formatCount(intl, first.point.n),
      toN: formatCount(intl, last.point.n),
      brand: own.brand.name,
      start: formatDay(intl, data.dates[first.index] ?? '', 'long'),
      from,
      end: formatDay(intl, data.dates[last.index] ?? '', 'long'),
      to,
      leaders: leaders.length,
      leader: intl.formatList(leaders.map(({ brand }) => brand.name)),
      rivals: data.series.length - 1,
    },
  );
}

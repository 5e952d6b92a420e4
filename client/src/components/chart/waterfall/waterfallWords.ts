import type { IntlShape } from 'react-intl';
import type { FigureTableData } from '#client/components/table/FigureTable.tsx';
import { differenceText, figureText, roundsApart } from '#client/lib/figureText.ts';
import type { WaterfallBar } from './waterfallBars.ts';

/** A difference in percentage points, with its sign. */
export function signedPoints(points: number, { locale }: IntlShape): string {
  return differenceText(locale, 'ratio', points / 100);
}

/** The name of a bar. */
export function barName({ kind, name, count }: WaterfallBar, intl: IntlShape): string {
  switch (kind) {
    case 'before':
      return intl.formatMessage({ id: 'reportCharts.waterfall.before' });
    case 'after':
      return intl.formatMessage({ id: 'reportCharts.waterfall.after' });
    case 'rest':
      return intl.formatMessage({ id: 'reportCharts.rest' }, { count });
    case 'effect':
      return name;
  }
}

/** The label of a bar, rounded once like the same figure on other pages; so the labels need not add up to the last digit. */
export function barText(bar: WaterfallBar, intl: IntlShape): string {
  if (bar.kind === 'before' || bar.kind === 'after') return figureText(intl.locale, 'ratio', bar.to / 100);
  return signedPoints(bar.rate + bar.mix, intl);
}

/** Whether `before` and the effects, as displayed, give `after` as displayed, and so does the whole difference. */
export function addsUp(bars: readonly WaterfallBar[]): boolean {
  const [before, after] = [bars[0]?.to ?? 0, bars.at(-1)?.to ?? 0];
  if (roundsApart('ratio', before / 100, after / 100)) return false;
  // Without effects, no parts are shown that could add up.
  if (bars.length <= 2) return true;
  const units = bars.map(({ kind, to, rate, mix }) => {
    const points = kind === 'before' || kind === 'after' ? to : rate + mix;
    return Math.round(Number(differenceText('en-US', 'ratio', points / 100)) * 10);
  });
  return units.slice(0, -1).reduce((sum, unit) => sum + unit, 0) === units.at(-1);
}

/** The difference from `before` to `after`, rounded once from its unrounded value like every other figure of it. */
export function wholeDifference(after: WaterfallBar, intl: IntlShape): string {
  return signedPoints(after.rate, intl);
}

/** One sentence: before, after, and the largest effect, unless it is written as 0. */
export function waterfallSummary(bars: readonly WaterfallBar[], intl: IntlShape): string {
  const [before] = bars;
  const after = bars.at(-1);
  if (before === undefined || after === undefined) return intl.formatMessage({ id: 'reportCharts.empty' });
  const ends = {
    from: barText(before, intl),
    to: barText(after, intl),
    points: wholeDifference(after, intl),
  };
  const largest = bars.find(({ kind }) => kind === 'effect');
  if (largest === undefined || barText(largest, intl) === signedPoints(0, intl)) {
    return intl.formatMessage({ id: 'reportCharts.waterfall.summaryShort' }, ends);
  }
  return intl.formatMessage(
    { id: 'reportCharts.waterfall.summary' },
    { ...ends, name: barName(largest, intl), effect: barText(largest, intl) },
  );
}

/** Every effect with its parts, as displayed and, for files, unrounded. */
export function waterfallTable(
  bars: readonly WaterfallBar[],
  intl: IntlShape,
  onOpen: (id: string | null) => void,
): FigureTableData {
  const head = [
    intl.formatMessage({ id: 'reportCharts.waterfall.segment' }),
    intl.formatMessage({ id: 'reportCharts.waterfall.effect' }),
    intl.formatMessage({ id: 'reportCharts.waterfall.rate' }),
    intl.formatMessage({ id: 'reportCharts.waterfall.mix' }),
  ];
  const none = { text: null, raw: null };
  const rows = bars.map((bar, index) => {
    const { id, kind } = bar;
    const total = kind === 'before' || kind === 'after';
    return {
      id: `${kind}-${index}`,
      name: barName(bar, intl),
      cells: total
        ? [{ text: barText(bar, intl), raw: bar.to }, none, none]
        : [
            {
              text: barText(bar, intl),
              raw: bar.rate + bar.mix,
              ...(id === undefined
                ? {}
                : {
                    onOpen: () => {
                      onOpen(id);
                    },
                  }),
            },
            { text: signedPoints(bar.rate, intl), raw: bar.rate },
            { text: signedPoints(bar.mix, intl), raw: bar.mix },
          ],
    };
  });
  return { head, rows };
}

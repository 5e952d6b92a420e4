import type { IntlShape } from 'react-intl';
import type { FigureTableData } from '#client/components/table/FigureTable.tsx';
import { DECIMALS } from './waterfallBars.ts';
import type { WaterfallBar } from './waterfallBars.ts';
import type { WaterfallData } from './WaterfallData.ts';

const digits = { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS } as const;

/** A difference in percentage points, with its sign. */
export function signedPoints(points: number, intl: IntlShape): string {
  return intl.formatNumber(points, { ...digits, signDisplay: 'exceptZero' });
}

/** The name of a bar. */
export function barName({ kind, name, count }: WaterfallBar, intl: IntlShape): string {
  switch (kind) {
    case 'before':
      return intl.formatMessage({ id: 'reportCharts.waterfall.before' });
    case 'after':
      return intl.formatMessage({ id: 'reportCharts.waterfall.after' });
    case 'rest':
      return intl.formatMessage({ id: 'reportCharts.waterfall.rest' }, { count });
    case 'effect':
      return name;
  }
}

/** The label of a bar. It is computed from the parts, which are exact; `to - from` has floating-point error. */
export function barText(bar: WaterfallBar, intl: IntlShape): string {
  if (bar.kind === 'before' || bar.kind === 'after') return `${intl.formatNumber(bar.to, digits)}%`;
  return signedPoints(bar.rate + bar.mix, intl);
}

/** The difference from `before` to `after`, rounded once from its unrounded value like every other figure of it. */
export function wholeDifference(after: WaterfallBar, intl: IntlShape): string {
  return signedPoints(after.exact.rate * 100, intl);
}

/** One sentence: before, after, and the largest effect. */
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
  if (largest === undefined) return intl.formatMessage({ id: 'reportCharts.waterfall.summaryShort' }, ends);
  return intl.formatMessage(
    { id: 'reportCharts.waterfall.summary' },
    { ...ends, name: barName(largest, intl), effect: barText(largest, intl) },
  );
}

/** Every effect with its parts, as displayed and, for files, unrounded. */
export function waterfallTable(
  data: WaterfallData,
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
  // In the unit of the header, like the text.
  const points = (fraction: number): number => fraction * 100;
  const rows = bars.map((bar, index) => {
    const { id, kind } = bar;
    const exact = kind === 'before' ? data.before : data.after;
    const total = kind === 'before' || kind === 'after';
    return {
      id: `${kind}-${index}`,
      name: barName(bar, intl),
      cells: total
        ? [{ text: barText(bar, intl), raw: points(exact) }, none, none]
        : [
            {
              text: barText(bar, intl),
              raw: points(bar.exact.rate + bar.exact.mix),
              ...(id === undefined
                ? {}
                : {
                    onOpen: () => {
                      onOpen(id);
                    },
                  }),
            },
            { text: signedPoints(bar.rate, intl), raw: points(bar.exact.rate) },
            { text: signedPoints(bar.mix, intl), raw: points(bar.exact.mix) },
          ],
    };
  });
  return { head, rows };
}

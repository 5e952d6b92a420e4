import type { IntlShape } from 'react-intl';
import type { WhyMoved } from '#client/api/answerIndexSchemas.ts';
import { waterfallBars } from '#client/components/chart/waterfall/waterfallBars.ts';
import { barText, signedPoints, wholeDifference } from '#client/components/chart/waterfall/waterfallWords.ts';

/**
 * The change in the figures of the chart, its verdict, and how much of it comes from the segments' rates and how much from their weights.
 */
export function whyMovedSentence(
  intl: IntlShape,
  { before, after, effects, change }: Pick<WhyMoved, 'before' | 'after' | 'effects' | 'change'>,
  /** The period compared with. */
  days: string,
): string {
  if (before === null || after === null) return '';
  const bars = waterfallBars({ before: before.value, after: after.value, effects });
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return '';
  const points = wholeDifference(last, intl);
  const verdict = change?.verdict ?? 'thin';
  const paired = change === null ? points : signedPoints(change.difference * 100, intl);
  return intl.formatMessage(
    { id: 'answerIndex.why.sentence' },
    {
      days,
      from: barText(first, intl),
      to: barText(last, intl),
      points,
      // Tiles and verdicts compare only prompts asked in both periods; the sentence mentions a different figure.
      paired,
      differs: paired === points ? 'no' : 'yes',
      verdict: verdict === 'noise' && effects.length === 0 ? 'alone' : verdict,
    },
  );
}

import type { IntlShape } from 'react-intl';
import type { Difference, EffectFinding } from '#client/api/publicationSchemas.ts';
import { formatDay, formatDifference, formatDifferenceRange } from '#client/components/figures/formats.ts';

/** A difference of rates with its interval, in percentage points; a dash where there is none. */
export function differenceText(intl: IntlShape, estimate: Difference | null): string {
  if (estimate === null) return '–';
  return intl.formatMessage(
    { id: 'improve.difference' },
    {
      value: formatDifference(intl, 'visibility', estimate.difference),
      range: formatDifferenceRange(intl, 'visibility', estimate.low, estimate.high),
    },
  );
}

/** The reason for the verdict, as a sentence. */
export function findingText(intl: IntlShape, { verdict, reason, tells_on: day }: EffectFinding): string {
  if (verdict !== 'unknown' && verdict !== 'not_yet') return intl.formatMessage({ id: `improve.explained.${verdict}` });
  const values = { day: day === null ? 'none' : formatDay(intl, day, 'long') };
  return intl.formatMessage({ id: `improve.reason.${reason ?? 'unknown'}` }, values);
}

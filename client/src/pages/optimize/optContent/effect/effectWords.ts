import type { IntlShape } from 'react-intl';
import type { Difference, EffectFinding } from '../../../../api/changeSchemas.ts';
import { formatDifference } from '../../../../components/figures/formats.ts';

/** A difference of rates with its interval, in percentage points; a dash where there is none. */
export function differenceText(intl: IntlShape, estimate: Difference | null): string {
  if (estimate === null) return '–';
  return intl.formatMessage(
    { id: 'improve.difference' },
    {
      value: formatDifference(intl, 'visibility', estimate.difference),
      low: formatDifference(intl, 'visibility', estimate.low),
      high: formatDifference(intl, 'visibility', estimate.high),
    },
  );
}

/** Why the verdict is what it is, in a sentence. */
export function findingText(intl: IntlShape, { verdict, reason, estimate }: EffectFinding): string {
  if (verdict === 'unknown') return intl.formatMessage({ id: `improve.reason.${reason ?? 'unknown'}` });
  const isLoss = verdict === 'none' && estimate !== null && estimate.high < 0;
  return intl.formatMessage({ id: isLoss ? 'improve.explained.loss' : `improve.explained.${verdict}` });
}

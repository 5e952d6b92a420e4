import type { IntlShape } from 'react-intl';
import type { GeneratedEnd } from '#client/api/draftSchemas.ts';

/** Why a language model's reply is missing or incomplete, as a message of the area `writing`; null: it is complete. */
export function writerFaultText(
  intl: IntlShape,
  { fault, retry_after: seconds }: Pick<GeneratedEnd, 'fault' | 'retry_after'>,
): string | null {
  if (fault === null) return null;
  if (fault === 'rate_limited' && seconds !== null) {
    return intl.formatMessage({ id: 'writing.fault.rate_limited.after' }, { seconds });
  }
  return intl.formatMessage({ id: `writing.fault.${fault}` });
}

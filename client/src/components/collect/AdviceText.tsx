import { FormattedMessage, useIntl } from 'react-intl';
import type { CollectAdvice } from '#client/api/schemas/collectProviderSchemas.ts';
import { formatInstant } from '../answers/formatInstant.ts';
import { SentenceGap } from '../ui/SentenceGap.tsx';

interface AdviceTextProps {
  readonly advice: CollectAdvice | 'unknown';
  /** Name of the provider or platform. */
  readonly name: string;
  /** The environment variable of the key; empty: unknown. */
  readonly keyName: string;
  readonly model: string;
  /** ISO; null: unknown. */
  readonly retryAt?: string | null;
}

/** One sentence on how to fix answers that could not be collected. */
export function AdviceText({ advice, name, keyName, model, retryAt = null }: AdviceTextProps) {
  const intl = useIntl();
  return (
    <>
      <FormattedMessage id={`collect.advice.${advice}`} values={{ name, key: keyName, model }} />
      {retryAt !== null && (
        <>
          <SentenceGap />
          <FormattedMessage id="collect.retryAt" values={{ time: formatInstant(intl, retryAt) }} />
        </>
      )}
    </>
  );
}

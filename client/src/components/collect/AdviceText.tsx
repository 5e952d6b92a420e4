import { FormattedMessage, useIntl } from 'react-intl';
import type { CollectAdvice } from '#client/api/schemas/collectProviderSchemas.ts';

interface AdviceTextProps {
  readonly advice: CollectAdvice | 'unknown';
  /** Whom it is about. */
  readonly name: string;
  /** The variable that holds the key; empty: not known. */
  readonly keyName: string;
  readonly model: string;
  /** ISO; null: nobody said when. */
  readonly retryAt?: string | null;
}

/** One sentence on what to do about answers that could not be had. */
export function AdviceText({ advice, name, keyName, model, retryAt = null }: AdviceTextProps) {
  const intl = useIntl();
  return (
    <>
      <FormattedMessage id={`collect.advice.${advice}`} values={{ name, key: keyName, model }} />
      {retryAt !== null && (
        <>
          {' '}
          <FormattedMessage
            id="collect.retryAt"
            values={{ time: intl.formatDate(retryAt, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        </>
      )}
    </>
  );
}

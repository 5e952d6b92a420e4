import { FormattedMessage, useIntl } from 'react-intl';
import type { RunFailure } from '#client/api/schemas/collectRunSchemas.ts';
import { AdviceText } from '#client/components/collect/AdviceText.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import styles from './RunsPage.module.scss';

/** The missing answers by reason, each with one sentence on what to do. */
export function Failures({ failures }: { readonly failures: readonly RunFailure[] }) {
  const intl = useIntl();
  if (failures.length === 0) return null;
  return (
    <div className={styles['stack']}>
      <h3 className={styles['subtitle']}>
        <FormattedMessage id="runs.failures" />
      </h3>
      <ul className={styles['failures']}>
        {failures.map((failure) => (
          <li key={`${failure.platform} ${failure.status} ${failure.reason}`}>
            <span className={styles['number']}>{formatCount(intl, failure.count)}</span>
            <span>
              <AdviceText
                advice={failure.advice}
                name={failure.platform}
                keyName={failure.key_name}
                model={failure.model}
                retryAt={failure.retry_at}
              />
              {failure.detail !== '' && <span className={styles['detail']}>{failure.detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

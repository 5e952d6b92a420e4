import { useIntl } from 'react-intl';
import type { BadLine } from '#client/api/trafficSchemas.ts';
import styles from './LogDialog.module.scss';

/** Unreadable lines with their line numbers, as in the file. */
export function BadLines({ lines }: { readonly lines: readonly BadLine[] }) {
  const intl = useIntl();
  return (
    <ol className={styles['lines']} aria-label={intl.formatMessage({ id: 'traffic.log.badLines' })}>
      {lines.map(({ line, text, reason }) => (
        <li key={line}>
          <span className={styles['place']}>
            {intl.formatMessage(
              { id: 'traffic.log.line' },
              { line, reason: intl.formatMessage({ id: `traffic.log.reason.${reason}` }) },
            )}
          </span>
          {text !== '' && <code className={styles['text']}>{text}</code>}
        </li>
      ))}
    </ol>
  );
}

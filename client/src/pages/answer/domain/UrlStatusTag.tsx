import { useIntl } from 'react-intl';
import type { UrlStatus } from '../../../api/detailSchemas.ts';
import styles from './UrlStatusTag.module.scss';

interface UrlStatusTagProps {
  readonly status: UrlStatus;
}

/** How often a page is cited against the period before, in a word; the rule behind it on hover. */
export function UrlStatusTag({ status }: UrlStatusTagProps) {
  const intl = useIntl();
  return (
    <span
      className={`${styles['tag'] ?? ''} ${styles[status] ?? ''}`}
      title={intl.formatMessage({ id: `domainDetails.status.${status}.explained` })}
    >
      {intl.formatMessage({ id: `domainDetails.status.${status}` })}
    </span>
  );
}

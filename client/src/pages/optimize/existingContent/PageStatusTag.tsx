import { useIntl } from 'react-intl';
import type { PageRow } from '../../../api/ownPageSchemas.ts';
import styles from './PageStatusTag.module.scss';

/** The course of a page's citations in a word; the rule behind it on hover. */
export function PageStatusTag({ status }: { readonly status: PageRow['status'] }) {
  const intl = useIntl();
  return (
    <span
      className={`${styles['tag'] ?? ''} ${styles[status] ?? ''}`}
      title={intl.formatMessage({ id: `inventory.status.${status}.explained` })}
    >
      {intl.formatMessage({ id: `inventory.status.${status}` })}
    </span>
  );
}

import { useIntl } from 'react-intl';
import type { PageRow } from '../../api/ownPageSchemas.ts';
import styles from './Inventory.module.scss';

/** In place of what cannot be known of a page: it has no address, or no answer of these days tells its sources. */
export function NoCitations({ row }: { readonly row: Pick<PageRow, 'url'> }) {
  const words = useIntl().formatMessage({
    id: row.url === '' ? 'inventory.noAddress' : 'figures.noData.citation_rate',
  });
  return (
    <span className={styles['muted']} role="img" aria-label={words} title={words}>
      –
    </span>
  );
}

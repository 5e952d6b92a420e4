import { useIntl } from 'react-intl';
import type { PageRow } from '#client/api/ownPageSchemas.ts';
import styles from './Inventory.module.scss';

/** Shown where citations are unknown: the page has no address, or no answer of the window has captured citations. */
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

import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BrandRef } from '../../api/reportSchemas.ts';
import { paths } from '../../lib/paths.ts';
import styles from './DomainNotSet.module.scss';
import { domainNotSetText } from './unsetBrand.ts';

interface DomainNotSetProps {
  readonly brand: BrandRef;
  /** In a table there is no room for more than the words. */
  readonly short?: boolean;
}

/** Stands for a citation measure of a brand that has no domain, and leads to where one is entered. */
export function DomainNotSet({ brand, short = false }: DomainNotSetProps) {
  const intl = useIntl();
  const why = intl.formatMessage({ id: 'figures.domainNotSet.why' }, { brand: brand.name });
  const text = short ? domainNotSetText(intl, brand) : intl.formatMessage({ id: 'figures.domainNotSet.set' });
  const link = (
    <Link className={styles['link']} to={paths.brandIndex.href()} title={why} aria-label={`${text} (${why})`}>
      {text}
    </Link>
  );
  if (short) return link;
  return (
    <span className={styles['whole']}>
      {domainNotSetText(intl, brand)} {link}
    </span>
  );
}

import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { paths } from '#client/lib/paths.ts';
import { MayEdit } from '../permission/MayEdit.tsx';
import { domainNotSetText } from './unsetBrand.ts';
import styles from './DomainNotSet.module.scss';

interface DomainNotSetProps {
  readonly brand: BrandRef;
  /** In tables, where only the text fits. */
  readonly short?: boolean;
}

/** Replaces a citation measure of a brand without a domain; links to where it is entered, for those who may. */
export function DomainNotSet({ brand, short = false }: DomainNotSetProps) {
  const intl = useIntl();
  const why = intl.formatMessage({ id: 'figures.domainNotSet.why' }, { brand: brand.name });
  const text = short ? domainNotSetText(intl, brand) : intl.formatMessage({ id: 'figures.domainNotSet.set' });
  const link = (
    <Link className={styles['link']} to={paths.brandIndex.href()} title={why} aria-label={`${text} (${why})`}>
      {text}
    </Link>
  );
  if (short) return <MayEdit otherwise={<span title={why}>{text}</span>}>{link}</MayEdit>;
  return (
    <span className={styles['whole']}>
      {domainNotSetText(intl, brand)}
      <MayEdit> {link}</MayEdit>
    </span>
  );
}

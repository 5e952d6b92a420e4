import { useIntl } from 'react-intl';
import type { BrandRef } from '../../api/overviewSchemas.ts';
import { brandClass } from './brandColor.ts';
import { formatCount } from './formats.ts';
import styles from './NamedBrands.module.scss';

const MOST_SHOWN = 3;

interface NamedBrandsProps {
  readonly named: readonly { readonly brand_id: string; readonly answers: number }[];
  readonly brands: readonly BrandRef[];
  /** Opens the answers that name one of them. */
  readonly onOpen: (brandId: string) => void;
}

/** The brands that a set of answers names, our own first, each with its answers; those left out are in the hint. */
export function NamedBrands({ named, brands, onOpen }: NamedBrandsProps) {
  const intl = useIntl();
  const known = named.flatMap(({ brand_id: id, answers }) => {
    const brand = brands.find((candidate) => candidate.id === id);
    return brand === undefined || answers === 0 ? [] : [{ brand, answers }];
  });
  if (known.length === 0) {
    return <span className={styles['none']}>{intl.formatMessage({ id: 'figures.named.none' })}</span>;
  }
  known.sort((a, b) => Number(b.brand.own) - Number(a.brand.own) || b.answers - a.answers);
  const left = known.slice(MOST_SHOWN);
  const about = (entry: (typeof known)[number]): string =>
    intl.formatMessage(
      { id: 'figures.named.about' },
      { brand: entry.brand.name, count: entry.answers, answers: formatCount(intl, entry.answers) },
    );
  return (
    <ul className={styles['list']}>
      {known.slice(0, MOST_SHOWN).map((entry) => (
        <li key={entry.brand.id} className={styles['item']}>
          <button
            type="button"
            className={`${styles['brand'] ?? ''} ${brandClass(entry.brand)}`}
            aria-label={about(entry)}
            title={about(entry)}
            onClick={() => {
              onOpen(entry.brand.id);
            }}
          >
            <span className={styles['dot']} aria-hidden="true" />
            <span className={styles['name']}>{entry.brand.name}</span>
            <span className={styles['count']}>{formatCount(intl, entry.answers)}</span>
          </button>
        </li>
      ))}
      {left.length > 0 && (
        <li className={styles['more']} title={left.map(about).join('\n')}>
          {intl.formatMessage({ id: 'figures.named.more' }, { count: left.length })}
        </li>
      )}
    </ul>
  );
}

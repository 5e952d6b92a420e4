import { useIntl } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { brandClass } from './brandColor.ts';
import { formatCount } from './formats.ts';
import styles from './NamedBrands.module.scss';

const MOST = 3;

interface NamedBrandsProps {
  readonly named: readonly { readonly brand_id: string; readonly answers: number }[];
  readonly brands: readonly BrandRef[];
  /** Most brands shown by name; the others are counted. */
  readonly most?: number;
  /** Opens the answers that mention one of them; absent if no answer set is exactly those. */
  readonly onOpen?: (brandId: string) => void;
}

interface BrandCountProps {
  readonly brand: BrandRef;
  readonly answers: number;
  readonly about: string;
  readonly onOpen: NamedBrandsProps['onOpen'];
}

function BrandCount({ brand, answers, about, onOpen }: BrandCountProps) {
  const intl = useIntl();
  const look = `${styles['brand'] ?? ''} ${brandClass(brand)}`;
  const content = (
    <>
      <span className={styles['dot']} aria-hidden="true" />
      <span className={styles['name']}>{brand.name}</span>{' '}
      <span className={styles['count']}>{formatCount(intl, answers)}</span>
    </>
  );
  if (onOpen === undefined) {
    return (
      <span className={look} title={about}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      title={about}
      onClick={() => {
        onOpen(brand.id);
      }}
    >
      {content}
    </button>
  );
}

/** The brands that a set of answers mentions, the own brand first, each with its number of answers; the tooltip lists those left out. */
export function NamedBrands({ named, brands, most = MOST, onOpen }: NamedBrandsProps) {
  const intl = useIntl();
  const known = named.flatMap(({ brand_id: id, answers }) => {
    const brand = brands.find((candidate) => candidate.id === id);
    return brand === undefined || answers === 0 ? [] : [{ brand, answers }];
  });
  if (known.length === 0) {
    return <span className={styles['none']}>{intl.formatMessage({ id: 'figures.named.none' })}</span>;
  }
  known.sort((a, b) => Number(b.brand.own) - Number(a.brand.own) || b.answers - a.answers);
  const left = known.slice(most);
  const about = (entry: (typeof known)[number]): string =>
    intl.formatMessage(
      { id: 'figures.named.about' },
      { brand: entry.brand.name, count: entry.answers, answers: formatCount(intl, entry.answers) },
    );
  return (
    <ul className={styles['list']}>
      {known.slice(0, most).map((entry) => (
        <li key={entry.brand.id} className={styles['item']}>
          <BrandCount {...entry} about={about(entry)} onOpen={onOpen} />
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

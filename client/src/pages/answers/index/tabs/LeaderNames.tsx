import type { BrandRef } from '#client/api/reportSchemas.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import styles from './LeaderNames.module.scss';

interface LeaderNamesProps {
  /** Most mentioned first. */
  readonly leaders: readonly BrandRef[];
}

/** The brands mentioned most often, each with its colour. */
export function LeaderNames({ leaders }: LeaderNamesProps) {
  return (
    <span className={styles['list']} title={leaders.map(({ name }) => name).join('\n')}>
      {leaders.map((brand) => (
        <span key={brand.id} className={`${styles['brand'] ?? ''} ${brandClass(brand)}`}>
          {brand.name}
        </span>
      ))}
    </span>
  );
}

import { Classes } from '@blueprintjs/core';
import grid from './DomainContent.module.scss';
import styles from './DomainSkeleton.module.scss';

const TILES = [1, 2, 3, 4] as const;
const CARDS = ['shares', 'flow', 'wide'] as const;

/** The shape of a domain's page while it loads. */
export function DomainSkeleton() {
  return (
    <div className={grid['grid']}>
      <div className={grid['tiles']}>
        {TILES.map((tile) => (
          <div key={tile} className={styles['tile']}>
            <div className={`${Classes.SKELETON} ${styles['label'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['value'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['bar'] ?? ''}`} />
          </div>
        ))}
      </div>
      {CARDS.map((card) => (
        <div key={card} className={`${grid[card] ?? ''} ${styles['card'] ?? ''}`}>
          <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
        </div>
      ))}
    </div>
  );
}

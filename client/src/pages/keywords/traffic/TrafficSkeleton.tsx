import { Classes } from '@blueprintjs/core';
import grid from './TrafficContent.module.scss';
import styles from './TrafficSkeleton.module.scss';

const TILES = [1, 2, 3, 4] as const;
const CARDS = ['trend', 'funnel', 'wide'] as const;

/** The shape of the page while it loads. */
export function TrafficSkeleton() {
  return (
    <div className={grid['grid']}>
      <div className={grid['tiles']}>
        {TILES.map((tile) => (
          <div key={tile} className={styles['tile']}>
            <div className={`${Classes.SKELETON} ${styles['label'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['value'] ?? ''}`} />
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

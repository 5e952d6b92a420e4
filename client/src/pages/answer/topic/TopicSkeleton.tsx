import { Classes } from '@blueprintjs/core';
import grid from './TopicContent.module.scss';
import styles from './TopicSkeleton.module.scss';

const TILES = [1, 2, 3, 4, 5, 6] as const;
const CARDS = ['trend', 'platforms', 'wide'] as const;

/** The shape of a topic's page while it loads. */
export function TopicSkeleton() {
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

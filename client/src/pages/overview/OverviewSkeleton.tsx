import { Classes } from '@blueprintjs/core';
import grid from './OverviewContent.module.scss';
import styles from './OverviewSkeleton.module.scss';

const TILES = [1, 2, 3, 4, 5, 6] as const;

/** The shape of the overview while it loads. */
export function OverviewSkeleton() {
  const block = `${Classes.SKELETON} ${styles['block'] ?? ''}`;
  return (
    <div className={grid['grid']}>
      <div className={grid['tiles']}>
        {TILES.map((tile) => (
          <div key={tile} className={styles['tile']}>
            <div className={`${Classes.SKELETON} ${styles['label'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['value'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['bar'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['label'] ?? ''}`} />
          </div>
        ))}
      </div>
      <div className={`${grid['trend'] ?? ''} ${styles['card'] ?? ''}`}>
        <div className={block} />
      </div>
      <div className={`${grid['leaders'] ?? ''} ${styles['card'] ?? ''}`}>
        <div className={block} />
      </div>
    </div>
  );
}

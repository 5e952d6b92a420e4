import { Classes } from '@blueprintjs/core';
import styles from './PromptSkeleton.module.scss';
import tiles from './PromptTiles.module.scss';

const TILES = [1, 2, 3, 4, 5, 6] as const;

/** The loading skeleton of the page. */
export function PromptSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <div className={`${Classes.SKELETON} ${styles['title'] ?? ''}`} />
      <div className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
      <div className={tiles['tiles']}>
        {TILES.map((tile) => (
          <div key={tile} className={`${Classes.SKELETON} ${styles['tile'] ?? ''}`} />
        ))}
      </div>
      <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
    </div>
  );
}

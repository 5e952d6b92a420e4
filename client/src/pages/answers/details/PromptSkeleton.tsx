import { Classes } from '@blueprintjs/core';
import styles from './PromptSkeleton.module.scss';
import tiles from './PromptTiles.module.scss';

const TILES = [1, 2, 3, 4, 5, 6] as const;

/** What loads below the title: the facts and the verdict, so that the filters stay where they are. */
export function PromptHeadSkeleton() {
  return (
    <>
      <div className={`${Classes.SKELETON} ${styles['facts'] ?? ''}`} aria-hidden="true" />
      <div className={`${Classes.SKELETON} ${styles['verdict'] ?? ''}`} aria-hidden="true" />
    </>
  );
}

/** The loading skeleton of the page, below its filters. */
export function PromptSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <div className={tiles['tiles']}>
        {TILES.map((tile) => (
          <div key={tile} className={`${Classes.SKELETON} ${styles['tile'] ?? ''}`} />
        ))}
      </div>
      <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
    </div>
  );
}

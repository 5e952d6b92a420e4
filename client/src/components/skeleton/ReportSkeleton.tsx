import { Classes } from '@blueprintjs/core';
import styles from './ReportSkeleton.module.scss';

interface ReportSkeletonProps {
  /** CSS classes of the report itself: grid, tiles and cards. */
  readonly grid: Readonly<Record<string, string | undefined>>;
  /** Number of tiles at the start. */
  readonly tiles?: number;
  /** CSS classes of the cards after the tiles. */
  readonly cards: readonly string[];
}

/** Placeholder of a report while it loads. */
export function ReportSkeleton({ grid, tiles = 0, cards }: ReportSkeletonProps) {
  return (
    <div className={grid['grid']}>
      {tiles > 0 && (
        <div className={grid['tiles']}>
          {Array.from({ length: tiles }, (_, tile) => (
            <div key={tile} className={styles['tile']}>
              <div className={`${Classes.SKELETON} ${styles['label'] ?? ''}`} />
              <div className={`${Classes.SKELETON} ${styles['value'] ?? ''}`} />
              <div className={`${Classes.SKELETON} ${styles['bar'] ?? ''}`} />
              <div className={`${Classes.SKELETON} ${styles['label'] ?? ''}`} />
            </div>
          ))}
        </div>
      )}
      {cards.map((card) => (
        <div key={card} className={`${grid[card] ?? ''} ${styles['card'] ?? ''}`}>
          <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
        </div>
      ))}
    </div>
  );
}

import { Classes } from '@blueprintjs/core';
import styles from './ReportSkeleton.module.scss';

interface ReportSkeletonProps {
  /** The classes of the report itself: of its grid, its row of tiles and its cards. */
  readonly grid: Readonly<Record<string, string | undefined>>;
  /** How many tiles it begins with. */
  readonly tiles?: number;
  /** The cards after them, by their classes. */
  readonly cards: readonly string[];
}

/** The shape of a report while it loads. */
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

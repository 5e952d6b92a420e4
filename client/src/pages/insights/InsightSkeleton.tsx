import { Classes } from '@blueprintjs/core';
import grid from './InsightPage.module.scss';
import styles from './InsightSkeleton.module.scss';

const CARDS = ['main', 'side', 'wide'] as const;

/** The shape of the pages of user insights while they load. */
export function InsightSkeleton() {
  return (
    <div className={grid['grid']} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={`${grid[card] ?? ''} ${styles['card'] ?? ''}`}>
          <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
        </div>
      ))}
    </div>
  );
}

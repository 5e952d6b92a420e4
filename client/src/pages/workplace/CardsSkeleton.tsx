import { Classes } from '@blueprintjs/core';
import cards from './ProjectCards.module.scss';
import styles from './skeletons.module.scss';

const CARDS = [1, 2, 3] as const;

/** The shape of the project cards while they load. */
export function CardsSkeleton() {
  return (
    <div className={cards['list']}>
      {CARDS.map((card) => (
        <div key={card} className={styles['card']}>
          <div className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
          <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
          <div className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
        </div>
      ))}
    </div>
  );
}

import { Classes } from '@blueprintjs/core';
import cards from './ProjectCards.module.scss';
import styles from './skeletons.module.scss';

const CARDS = [1, 2, 3] as const;

/** The loading skeleton of the project cards. */
export function CardsSkeleton() {
  return (
    <>
      <div className={`${Classes.SKELETON} ${styles['heading'] ?? ''}`} />
      <div className={cards['list']}>
        {CARDS.map((card) => (
          <div key={card} className={styles['card']}>
            <div className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
          </div>
        ))}
      </div>
    </>
  );
}

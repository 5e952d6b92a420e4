import { Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useStores } from '#client/stores/useStores.ts';
import { FIRST_CARDS } from './ProjectCards.tsx';
import cards from './ProjectCards.module.scss';
import styles from './skeletons.module.scss';

/** The loading skeleton of the project cards: as many as come, so that what is below them does not move. */
export const CardsSkeleton = observer(function CardsSkeleton() {
  const { projects } = useStores();
  const shown = projects.list.filter(({ archived }) => archived !== true).slice(0, FIRST_CARDS);
  return (
    <>
      <div className={`${Classes.SKELETON} ${styles['heading'] ?? ''}`} />
      <div className={cards['list']}>
        {shown.map(({ id }) => (
          <div key={id} className={styles['card']}>
            <div className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['block'] ?? ''}`} />
            <div className={`${Classes.SKELETON} ${styles['line'] ?? ''}`} />
          </div>
        ))}
      </div>
    </>
  );
});

import { LinesSkeleton } from './LinesSkeleton.tsx';
import styles from './skeletons.module.scss';
import page from './WorkplacePage.module.scss';

const PLACES = ['main', 'side'] as const;

/** The loading skeleton of the panels about the current project. */
export function PanelsSkeleton() {
  return (
    <div className={page['grid']}>
      {PLACES.map((place) => (
        <div key={place} className={page[place]}>
          <div className={styles['card']}>
            <LinesSkeleton />
          </div>
          <div className={styles['card']}>
            <LinesSkeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

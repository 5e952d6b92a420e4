import { LinesSkeleton } from './LinesSkeleton.tsx';
import styles from './skeletons.module.scss';
import page from './WorkplacePage.module.scss';

const PLACES = ['main', 'side', 'main', 'side'] as const;

/** The shape of the panels about the current project while they load. */
export function PanelsSkeleton() {
  return (
    <div className={page['grid']}>
      {PLACES.map((place, index) => (
        <div key={index} className={`${page[place] ?? ''} ${styles['card'] ?? ''}`}>
          <LinesSkeleton />
        </div>
      ))}
    </div>
  );
}

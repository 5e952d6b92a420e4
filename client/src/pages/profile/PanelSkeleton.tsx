import { Classes } from '@blueprintjs/core';
import styles from './PanelSkeleton.module.scss';

const FIELDS = [0, 1, 2, 3];

/** The loading skeleton of a card with a form. */
export function PanelSkeleton() {
  return (
    <div className={styles['card']}>
      {FIELDS.map((field) => (
        <span key={field} className={`${styles['field'] ?? ''} ${Classes.SKELETON}`} />
      ))}
    </div>
  );
}

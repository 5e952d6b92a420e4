import styles from './BriefEditor.module.scss';

/** The loading skeleton of an open brief. */
export function BriefSkeleton() {
  return (
    <div className={styles['columns']}>
      <div className={styles['skeleton']} />
      <div className={styles['skeleton']} />
    </div>
  );
}

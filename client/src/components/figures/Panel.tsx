import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Panel.module.scss';

interface PanelProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** At the right of the title line. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card: title line, optional muted line, actions at the right, content. */
export function Panel({ title, subtitle, actions, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={`${styles['panel'] ?? ''} ${className ?? ''}`} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {subtitle !== undefined && <p className={styles['sub']}>{subtitle}</p>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ReportDocument.module.scss';

interface ReportSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Avoids page breaks inside; for parts that always fit on one sheet. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** A section of a report with its heading. */
export function ReportSection({ title, note, whole = false, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section className={`${styles['section'] ?? ''} ${whole ? (styles['whole'] ?? '') : ''}`} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      {note !== undefined && <p className={styles['muted']}>{note}</p>}
      {children}
    </section>
  );
}

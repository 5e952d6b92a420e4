import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './ImportDialog.module.scss';

interface StepHeadingProps {
  readonly children: ReactNode;
  /** What the step is for. */
  readonly note?: ReactNode;
}

/** The heading of a step; it takes the focus, so that the new step is what a screen reader speaks of next. */
export function StepHeading({ children, note }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
        {children}
      </h3>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </>
  );
}

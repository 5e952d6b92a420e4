import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './ImportDialog.module.scss';

interface StepHeadingProps {
  readonly children: ReactNode;
  /** Purpose of the step. */
  readonly note?: ReactNode;
}

/** The heading of a step; focused on mount, so that screen readers announce the new step. */
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

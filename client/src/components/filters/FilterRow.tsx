import type { ReactNode } from 'react';
import { ResetButton } from './ResetButton.tsx';
import styles from './FilterRow.module.scss';

interface FilterRowProps {
  /** Accessible name of the row, translated. */
  readonly label: string;
  /** Whether a filter is active. */
  readonly narrowed: boolean;
  readonly onReset: () => void;
  /** The filter controls. */
  readonly children: ReactNode;
}

/** A row of list filters with a reset button. */
export function FilterRow({ label, narrowed, onReset, children }: FilterRowProps) {
  return (
    <div className={styles['row']} role="search" aria-label={label}>
      {children}
      {narrowed && <ResetButton onReset={onReset} />}
    </div>
  );
}

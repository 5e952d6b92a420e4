import type { ReactNode } from 'react';
import styles from './FilterRow.module.scss';
import { ResetButton } from './ResetButton.tsx';

interface FilterRowProps {
  /** Names the row for whoever looks for it, translated. */
  readonly label: string;
  /** Whether anything narrows the list now. */
  readonly narrowed: boolean;
  readonly onReset: () => void;
  /** The controls. */
  readonly children: ReactNode;
}

/** What narrows a list, in a row, and the way back to all of it. */
export function FilterRow({ label, narrowed, onReset, children }: FilterRowProps) {
  return (
    <div className={styles['row']} role="search" aria-label={label}>
      {children}
      {narrowed && <ResetButton onReset={onReset} />}
    </div>
  );
}

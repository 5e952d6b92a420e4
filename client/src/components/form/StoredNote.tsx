import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import styles from './StoredNote.module.scss';

interface StoredNoteProps {
  /** What was restored, translated. */
  readonly children: ReactNode;
  /** Label for starting over, translated. */
  readonly afresh: ReactNode;
  readonly onAfresh: () => void;
}

/** Note that a form was restored from its stored draft, with a button to start over. */
export function StoredNote({ children, afresh, onAfresh }: StoredNoteProps) {
  return (
    <p className={styles['kept']}>
      {children}
      <Button size="small" variant="minimal" onClick={onAfresh}>
        {afresh}
      </Button>
    </p>
  );
}

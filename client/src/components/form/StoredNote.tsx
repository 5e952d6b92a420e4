import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import styles from './StoredNote.module.scss';

interface StoredNoteProps {
  /** Says what was kept, translated. */
  readonly children: ReactNode;
  /** Says how to begin again, translated. */
  readonly afresh: ReactNode;
  readonly onAfresh: () => void;
}

/** A form goes on with what was typed before; the note says so and offers to begin again. */
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

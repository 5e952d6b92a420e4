import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import styles from './KeptNote.module.scss';

interface KeptNoteProps {
  /** Says what was kept, translated. */
  readonly children: ReactNode;
  /** Says how to begin again, translated. */
  readonly afresh: ReactNode;
  readonly onAfresh: () => void;
}

/** A form goes on with what was typed before; the note says so and offers to begin again. */
export function KeptNote({ children, afresh, onAfresh }: KeptNoteProps) {
  return (
    <p className={styles['kept']}>
      {children}
      <Button size="small" variant="minimal" onClick={onAfresh}>
        {afresh}
      </Button>
    </p>
  );
}

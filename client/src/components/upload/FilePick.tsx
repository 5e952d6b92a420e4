import type { ReactNode } from 'react';
import styles from './FilePick.module.scss';

interface FilePickProps {
  /** Ties label and field together. */
  readonly id: string;
  /** What the button says, translated. */
  readonly children: ReactNode;
  /** Kinds of files offered, as the browser takes them; all of them unless given. */
  readonly accept?: string;
  /** Ids of what explains the field. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  /** The one thing to do here. */
  readonly primary?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file: the label of a field that nobody sees. */
export function FilePick({
  id,
  children,
  accept,
  describedBy,
  disabled = false,
  primary = false,
  onFile,
}: FilePickProps) {
  return (
    <>
      <label className={`${styles['pick'] ?? ''} ${primary ? (styles['primary'] ?? '') : ''}`} htmlFor={id}>
        {children}
      </label>
      <input
        id={id}
        className={styles['input']}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Emptied so that picking the same file again is noticed.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

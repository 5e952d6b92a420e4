import type { ReactNode } from 'react';
import styles from './FilePick.module.scss';

interface FilePickProps {
  /** Connects label and input. */
  readonly id: string;
  /** Button label, translated. */
  readonly children: ReactNode;
  /** The input's `accept` attribute; all types by default. */
  readonly accept?: string;
  /** Ids of elements that describe the field. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  /** Styled as the primary action. */
  readonly primary?: boolean;
  readonly onFile: (file: File) => void;
  /** Where several files can be chosen at once; `onFile` gets a single one. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
}

/** A file button: the label of a visually hidden input. */
export function FilePick({
  id,
  children,
  accept,
  describedBy,
  disabled = false,
  primary = false,
  onFile,
  onFiles,
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
        multiple={onFiles !== undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const [file] = files;
          // Cleared so that picking the same file again fires an event.
          target.value = '';
          if (files.length > 1) onFiles?.(files);
          else if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppIcon } from '../ui/AppIcon.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { FilePick } from './FilePick.tsx';
import styles from './FileDrop.module.scss';

interface FileDropProps {
  /** Translated accessible name. */
  readonly label: string;
  /** What can be dropped; absent where it is obvious. */
  readonly text?: ReactNode;
  /** Button label; defaults to "Choose a file". */
  readonly pick?: ReactNode;
  /** The supported file types. */
  readonly kinds: ReactNode;
  /** The input's `accept` attribute; all types by default. */
  readonly accept?: string;
  /** For a step whose main content is the file. */
  readonly large?: boolean;
  readonly disabled?: boolean;
  /** Id of the error text of the last file. */
  readonly errorId?: string;
  readonly onFile: (file: File) => void;
  /** Where several files can be given at once; `onFile` gets a single one. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/** File input: drop zone, button and the supported types. */
export function FileDrop({
  label,
  text,
  pick = <FormattedMessage id="upload.pick" />,
  kinds,
  accept,
  large = false,
  disabled = false,
  errorId = '',
  onFile,
  onFiles,
}: FileDropProps) {
  const id = useId();
  return (
    <FileDropZone
      label={label}
      className={`${styles['drop'] ?? ''} ${large ? (styles['large'] ?? '') : ''}`}
      disabled={disabled}
      onFile={onFile}
      onFiles={onFiles}
    >
      {large ? (
        <AppIcon name="upload" size={36} strokeWidth={2.5} />
      ) : (
        <AppIcon name="upload" size={24} strokeWidth={3} />
      )}
      {text !== undefined && <p>{text}</p>}
      <FilePick
        id={id}
        describedBy={`${id}-kinds ${errorId}`.trim()}
        primary={large}
        disabled={disabled}
        onFile={onFile}
        onFiles={onFiles}
        {...(accept === undefined ? {} : { accept })}
      >
        {pick}
      </FilePick>
      <p id={`${id}-kinds`} className={styles['kinds']}>
        {kinds}
      </p>
    </FileDropZone>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppIcon } from '../ui/AppIcon.tsx';
import styles from './FileDrop.module.scss';
import { FileDropZone } from './FileDropZone.tsx';
import { FilePick } from './FilePick.tsx';

interface FileDropProps {
  /** Says what is wanted here, translated. */
  readonly label: string;
  /** What can be dropped; left out where that goes without saying. */
  readonly text?: ReactNode;
  /** What the button says; "Choose a file" unless given. */
  readonly pick?: ReactNode;
  /** Which files are understood. */
  readonly kinds: ReactNode;
  /** Kinds of files offered, as the browser takes them; all of them unless given. */
  readonly accept?: string;
  /** Where the file is what the whole step is about. */
  readonly large?: boolean;
  readonly disabled?: boolean;
  /** Id of what says why the last file was no good. */
  readonly errorId?: string;
  readonly onFile: (file: File) => void;
}

/** Asks for a file: dropped here or chosen, with which kinds there are. */
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
}: FileDropProps) {
  const id = useId();
  return (
    <FileDropZone
      label={label}
      className={`${styles['drop'] ?? ''} ${large ? (styles['large'] ?? '') : ''}`}
      disabled={disabled}
      onFile={onFile}
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

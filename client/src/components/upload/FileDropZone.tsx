import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './FileDropZone.module.scss';

interface FileDropZoneProps {
  /** Translated accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  /** Where several files can be dropped at once; `onFile` gets a single one. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Must include a FilePick: dropping is an alternative that not everybody can use. */
  readonly children: ReactNode;
}

/** A drop zone that highlights while a file is dragged over it. */
export function FileDropZone({
  label,
  className = '',
  disabled = false,
  onFile,
  onFiles,
  children,
}: FileDropZoneProps) {
  const [over, setOver] = useState(false);
  // The name of the file that was taken of several, where one is taken.
  const [taken, setTaken] = useState<string | null>(null);
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file === undefined || disabled) return;
    setTaken(files.length > 1 && onFiles === undefined ? file.name : null);
    if (files.length > 1 && onFiles !== undefined) onFiles(files);
    else onFile(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the file input inside works by keyboard
    <div
      role="group"
      aria-label={label}
      className={`${styles['zone'] ?? ''} ${className} ${over ? (styles['over'] ?? '') : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      {children}
      {taken !== null && (
        <p role="status">
          <FormattedMessage id="upload.onlyOne" values={{ name: taken }} />
        </p>
      )}
    </div>
  );
}

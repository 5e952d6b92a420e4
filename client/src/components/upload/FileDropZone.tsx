import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './FileDropZone.module.scss';

interface FileDropZoneProps {
  /** Says what is wanted here, translated. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  /** Holds a FilePick, too: dropping is a second way to what that does for everybody. */
  readonly children: ReactNode;
}

/** A place that takes a dropped file, and shows that it does. */
export function FileDropZone({ label, className = '', disabled = false, onFile, children }: FileDropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra: the field inside is for every keyboard
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
        const [file] = event.dataTransfer.files;
        if (file !== undefined && !disabled) onFile(file);
      }}
    >
      {children}
    </div>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './FileDropZone.module.scss';

interface FileDropZoneProps {
  /** Translated accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  /** Must include a FilePick: dropping is an alternative that not everybody can use. */
  readonly children: ReactNode;
}

/** A drop zone that highlights while a file is dragged over it. */
export function FileDropZone({ label, className = '', disabled = false, onFile, children }: FileDropZoneProps) {
  const [over, setOver] = useState(false);
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
        const [file] = event.dataTransfer.files;
        if (file !== undefined && !disabled) onFile(file);
      }}
    >
      {children}
    </div>
  );
}

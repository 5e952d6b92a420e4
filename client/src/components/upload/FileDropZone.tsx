import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
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

/** The name of the first folder; browsers list folders among the files, but their content cannot be read. */
function folderIn(items: DataTransferItemList): string | null {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  return entries.find((entry) => entry?.isDirectory === true)?.name ?? null;
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
  // What was not taken of the last drop: files beside the named one, where one is taken; or anything, because of the named folder.
  const [note, setNote] = useState<{ readonly id: MessageId; readonly name: string } | null>(null);
  const take = ({ items, files: [...files] }: DataTransfer): void => {
    if (disabled) return;
    const folder = folderIn(items);
    if (folder !== null) {
      setNote({ id: 'upload.folder', name: folder });
      return;
    }
    const [file] = files;
    if (file === undefined) return;
    setNote(files.length > 1 && onFiles === undefined ? { id: 'upload.onlyOne', name: file.name } : null);
    if (files.length > 1 && onFiles !== undefined) onFiles(files);
    else onFile(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the file input inside works by keyboard
    <div
      role="group"
      aria-label={label}
      className={`${styles['zone'] ?? ''} ${className} ${over ? (styles['over'] ?? '') : ''}`}
      // Text that is dragged into a field of the zone is left to the browser.
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer);
      }}
    >
      {children}
      {note !== null && (
        <p role="status">
          <FormattedMessage id={note.id} values={{ name: stripBidi(note.name) }} />
        </p>
      )}
    </div>
  );
}

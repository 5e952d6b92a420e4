import type { ImportInspection } from '#client/api/importSchemas.ts';
import { useNoteText } from './useNoteText.ts';
import styles from './ColumnsStep.module.scss';

/** Notes on how an ambiguous file was read. */
export function ImportNotes({ notes }: { readonly notes: ImportInspection['notes'] }) {
  const noteText = useNoteText();
  if (notes.length === 0) return null;
  const lines = notes.map(noteText);
  return (
    <ul className={styles['notes']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

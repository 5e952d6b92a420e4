import { useIntl } from 'react-intl';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { isImportField } from '#client/lib/importFields.ts';
import type { ImportNoteId } from '#client/lib/importNotes.ts';

interface Note {
  readonly note: ImportNoteId;
  readonly line: number;
  readonly values: readonly string[];
}

/** Translates a note about how a file was read. */
export function useNoteText(): (note: Note) => string {
  const intl = useIntl();
  return ({ note, line, values: [first = '', second = '', third = ''] }) => {
    const a =
      note === 'two_columns' && isImportField(first) ? intl.formatMessage({ id: `imports.field.${first}` }) : first;
    const b = note === 'same_file' ? formatInstant(intl, second) : second;
    return intl.formatMessage({ id: `imports.read.${note}` }, { line, a, b, c: third });
  };
}

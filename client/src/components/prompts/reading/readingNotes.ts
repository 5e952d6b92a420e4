import type { IntlShape } from 'react-intl';
import { encodingName } from '#client/lib/encoding/encodingName.ts';
import { MOST_LINES } from './PromptLine.ts';
import type { FileReading } from './readPromptFile.ts';

/** What is told of how a file was read: what was left out, and how it could have been read otherwise. */
export function readingNotes(
  intl: IntlShape,
  { beyond, encoding, sheets = [], otherSheets = [] }: FileReading,
): readonly string[] {
  const count = otherSheets.length;
  const sheetValues = { sheets: intl.formatList(sheets), others: intl.formatList(otherSheets), count };
  return [
    ...(beyond > 0 ? [intl.formatMessage({ id: 'prompt.file.beyond' }, { taken: MOST_LINES, beyond })] : []),
    ...(sheets.length > 0 ? [intl.formatMessage({ id: 'prompt.file.sheets' }, sheetValues)] : []),
    ...(encoding === undefined
      ? []
      : [intl.formatMessage({ id: 'prompt.file.encoding' }, { encoding: encodingName(encoding) })]),
  ];
}

import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportResult } from '#client/api/importSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { encodingName } from '#client/lib/encoding/encodingName.ts';
import { isImportField } from '#client/lib/importFields.ts';
import { useNoteText } from './useNoteText.ts';
import styles from './ImportSummary.module.scss';

/** How the file was read: used and unused columns, encoding, and what could not be parsed. */
export function ImportFileFacts({ result }: { readonly result: ImportResult }) {
  const intl = useIntl();
  const noteText = useNoteText();
  const fieldName = (field: string): string =>
    isImportField(field) ? intl.formatMessage({ id: `imports.field.${field}` }) : field;
  const used = result.columns.map(({ field, column }) => `${fieldName(field)} ← ${column}`);
  const counted = [
    ['replaced', result.replaced_characters],
    ['sentiments', result.unread_sentiments],
    ['otherTopics', result.other_topics],
    ['ofDeleted', result.of_deleted],
  ] as const;
  const lines = [
    ...(used.length > 0 ? [intl.formatMessage({ id: 'imports.read.columns' }, { list: used.join(' · ') })] : []),
    ...(result.unused_columns.length > 0
      ? [intl.formatMessage({ id: 'imports.read.unused' }, { list: result.unused_columns.join(' · ') })]
      : []),
    ...result.missing_fields.map((field) =>
      intl.formatMessage({ id: 'imports.read.missing' }, { field: fieldName(field) }),
    ),
    ...result.notes.map(noteText),
    ...(result.encoding === 'utf-8'
      ? []
      : [intl.formatMessage({ id: 'imports.read.encoding' }, { encoding: encodingName(result.encoding) })]),
    ...counted
      .filter(([, count]) => count > 0)
      .map(([name, count]) =>
        intl.formatMessage({ id: `imports.read.${name}` }, { count, shown: formatCount(intl, count) }),
      ),
  ];
  if (lines.length === 0) return null;
  return (
    <section className={styles['read']}>
      <h4 className={styles['subtitle']}>
        <FormattedMessage id="imports.read" />
      </h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import { useSkipReason } from './useSkipReason.ts';
import styles from './ImportPreview.module.scss';

type Row = Readonly<Record<string, string>>;

interface ImportPreviewProps {
  readonly rows: readonly Row[];
}

const CERTAIN: readonly string[] = ['prompt', 'answer', 'date'];
const CLASSES: Partial<Record<ImportField, string>> = { prompt: 'long', answer: 'long', date: 'date' };

/** Preview of the first rows; skipped rows show the reason. */
export function ImportPreview({ rows }: ImportPreviewProps) {
  const intl = useIntl();
  const skipReason = useSkipReason();
  const title = intl.formatMessage({ id: 'imports.preview' });
  const says = (row: Row, field: ImportField): boolean =>
    // The default status `ok` is not shown.
    row[field] !== undefined && !(field === 'status' && row[field] === 'ok');
  const fields = IMPORT_FIELDS.filter((field) => CERTAIN.includes(field) || rows.some((row) => says(row, field)));
  const cellOf = (row: Row, field: ImportField): string => {
    const text = row[field];
    if (text === undefined) return '–';
    if (field !== 'date' || row['problem'] !== undefined || Number.isNaN(Date.parse(text))) return text;
    return formatInstant(intl, text);
  };
  return (
    <>
      <h4 className={styles['title']}>{title}</h4>
      <ScrollBox label={title} className={styles['scroll']} role="region">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="imports.preview.result" />
              </th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  <FormattedMessage id={`imports.field.${field}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows of a file have no id; they are always replaced together.
              <tr key={index} className={row['problem'] === undefined ? '' : styles['skipped']}>
                <td>
                  {row['problem'] === undefined ? (
                    <FormattedMessage id="imports.preview.good" />
                  ) : (
                    <span className={styles['problem']}>
                      <FormattedMessage id="imports.preview.skip" values={{ reason: skipReason(row['problem']) }} />
                    </span>
                  )}
                </td>
                {fields.map((field) => (
                  <td key={field}>
                    <span className={styles[CLASSES[field] ?? 'cell']}>{cellOf(row, field)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

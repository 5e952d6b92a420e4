import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { REQUIRED_IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import styles from './ColumnsStep.module.scss';

interface MappingFieldProps {
  readonly field: ImportField;
  readonly columns: ImportInspection['columns'];
  /** Null: no column. */
  readonly column: string | null;
  /** The field is required, and neither a column nor anything else holds it. */
  readonly isMissing: boolean;
  readonly error: string | null;
  readonly onChange: (column: string | null) => void;
}

const NONE = '';
const needed: readonly ImportField[] = REQUIRED_IMPORT_FIELDS;

/** A field, the column that it is read from, and sample values of that column. */
export function MappingField({ field, columns, column, isMissing, error, onChange }: MappingFieldProps) {
  const intl = useIntl();
  const required = needed.includes(field) && (column !== null || isMissing);
  const samples = columns.find(({ name }) => name === column)?.samples ?? [];
  const isInReply = column === null && !isMissing && (field === 'prompt' || field === 'answer');
  const shown = samples.filter((sample) => sample.trim() !== '').slice(0, 2);
  const names = columns.map(({ name }) => name);
  // A path in a nested object is not in the list of columns.
  const choices = column === null || names.includes(column) ? names : [...names, column];
  return (
    <FormField
      label={intl.formatMessage({ id: `imports.field.${field}` })}
      {...(required ? { labelInfo: <FormattedMessage id="imports.columns.needed" /> } : {})}
      required={required}
      error={error ?? (isMissing ? intl.formatMessage({ id: 'imports.columns.choose' }) : null)}
      help={
        shown.length === 0 && !isInReply ? undefined : (
          <span className={styles['samples']}>
            {isInReply
              ? intl.formatMessage({ id: 'imports.columns.inReply' })
              : intl.formatMessage({ id: 'imports.columns.samples' }, { samples: shown.join(' · ') })}
          </span>
        )
      }
    >
      {(wiring) => (
        <NativeSelect
          {...wiring}
          fill
          value={column ?? NONE}
          onChange={({ target }) => {
            onChange(target.value === NONE ? null : target.value);
          }}
        >
          <option value={NONE}>{intl.formatMessage({ id: 'imports.columns.none' })}</option>
          {choices.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}

import { InputGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { SelectField } from '#client/components/ui/SelectField.tsx';
import { encodingName } from '#client/lib/encoding/encodingName.ts';
import { TEXT_ENCODINGS } from '#client/lib/encoding/encodings.ts';
import { DATE_ORDERS, EMPTY_SOURCES } from '#client/lib/importNotes.ts';
import { isText } from './fileFormat.ts';
import type { ImportFlow } from './useImport.ts';
import styles from './ColumnsStep.module.scss';

const FOUND_OUT = '';

interface ReadingFieldsProps {
  readonly flow: ImportFlow;
  readonly found: ImportInspection;
  readonly errors: Readonly<Record<string, string>>;
}

/** Overrides for reading the file: encoding, sheet, date order, date. */
export function ReadingFields({ flow, found, errors }: ReadingFieldsProps) {
  const intl = useIntl();
  const { draft, change } = flow;
  const isOpen = found.notes.some(({ note }) => note === 'date_guess');
  const asksOrder = isOpen || draft.date_order !== '' || found.notes.some(({ note }) => note === 'date_order');
  // By default the parts with answers are read, one or several.
  const isOpenChoice = found.part === null || draft.part !== '';
  const lacksDate = (draft.mapping ?? found.mapping)['date'] === undefined || draft.date !== '';
  const order = (name: (typeof DATE_ORDERS)[number]) =>
    [name, intl.formatMessage({ id: `imports.reading.order.${name}` })] as const;
  return (
    <div className={styles['fields']}>
      {found.parts.length > 1 && (
        <SelectField
          label={intl.formatMessage({ id: 'imports.reading.part' })}
          value={draft.part === '' ? (found.part ?? '') : draft.part}
          error={errors['part'] ?? null}
          options={[
            ...(isOpenChoice ? [['', intl.formatMessage({ id: 'imports.reading.part.all' })] as const] : []),
            ...found.parts.map((name) => [name, name] as const),
          ]}
          onChange={(part) => {
            change({ part, mapping: null });
          }}
        />
      )}
      {isText(found.file_name) && (
        <SelectField
          label={intl.formatMessage({ id: 'imports.reading.encoding' })}
          value={draft.encoding}
          error={errors['encoding'] ?? null}
          options={[
            [
              FOUND_OUT,
              intl.formatMessage({ id: 'imports.reading.encoding.found' }, { encoding: encodingName(found.encoding) }),
            ],
            ...TEXT_ENCODINGS.map((name) => [name, encodingName(name)] as const),
          ]}
          onChange={(encoding) => {
            change({ encoding, mapping: null });
          }}
        />
      )}
      {asksOrder && (
        <SelectField
          label={intl.formatMessage({ id: 'imports.reading.order' })}
          value={draft.date_order}
          error={
            errors['date_order'] ??
            (isOpen && draft.date_order === '' ? intl.formatMessage({ id: 'imports.reading.order.open' }) : null)
          }
          options={[
            [FOUND_OUT, intl.formatMessage({ id: 'imports.reading.order.found' })],
            ...DATE_ORDERS.filter((name) => name !== 'ymd').map(order),
          ]}
          onChange={(chosen) => {
            change({ date_order: DATE_ORDERS.find((name) => name === chosen) ?? '' });
          }}
        />
      )}
      {found.empty_sources !== null && (
        <SelectField
          label={intl.formatMessage({ id: 'imports.reading.empty' })}
          value={draft.empty_sources || found.empty_sources}
          error={errors['empty_sources'] ?? null}
          options={EMPTY_SOURCES.map((name) => [name, intl.formatMessage({ id: `imports.reading.empty.${name}` })])}
          onChange={(chosen) => {
            change({ empty_sources: EMPTY_SOURCES.find((name) => name === chosen) ?? '' });
          }}
        />
      )}
      {lacksDate && (
        <FormField
          label={intl.formatMessage({ id: 'imports.reading.date' })}
          help={intl.formatMessage({ id: 'imports.reading.date.help' })}
          error={errors['date'] ?? null}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              type="date"
              value={draft.date}
              onValueChange={(date) => {
                change({ date });
              }}
            />
          )}
        </FormField>
      )}
    </div>
  );
}

import { Button, InputGroup, Switch } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { MayEdit } from '../permission/MayEdit.tsx';
import { ChipsInput } from '../ui/ChipsInput.tsx';
import { FormField } from '../ui/FormField.tsx';
import type { BrandRow } from './brandDraft.ts';
import { ShownNames } from './ShownNames.tsx';
import styles from './BrandNames.module.scss';

interface BrandRowFieldsProps {
  readonly row: BrandRow;
  /** Number among the competitors, from 1. */
  readonly number: number;
  readonly errors: Readonly<Record<string, string>>;
  /** The row's path in server errors: `brands[2]`. */
  readonly field: string;
  readonly disabled: boolean;
  readonly onChange: (row: BrandRow) => void;
  readonly onRemove: () => void;
}

/** The fields by which a brand is recognised. */
export function BrandRowFields({ row, number, errors, field, disabled, onChange, onRemove }: BrandRowFieldsProps) {
  const intl = useIntl();
  const title = row.own
    ? intl.formatMessage({ id: 'brandNames.own' })
    : intl.formatMessage({ id: 'brandNames.rival' }, { number });
  const chips = (part: 'aliases' | 'domains') => (
    <FormField label={intl.formatMessage({ id: `brandNames.${part}` })} error={errorAt(errors, `${field}.${part}`)}>
      {(wiring) => (
        <ChipsInput
          wiring={wiring}
          longest={part === 'domains' ? 500 : 100}
          values={row[part]}
          disabled={disabled}
          placeholder={intl.formatMessage({ id: `brandNames.${part}.hint` })}
          onChange={(values) => {
            onChange({ ...row, [part]: [...values] });
          }}
        />
      )}
    </FormField>
  );
  return (
    <fieldset className={styles['brand']}>
      <legend>{title}</legend>
      <div className={styles['fields']}>
        <FormField
          label={<FormattedMessage id="brandNames.name" />}
          error={errorAt(errors, `${field}.name`) ?? errorAt(errors, `${field}.id`)}
          required
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              value={row.name}
              maxLength={100}
              disabled={disabled}
              onValueChange={(name) => {
                onChange({ ...row, name });
              }}
            />
          )}
        </FormField>
        {chips('aliases')}
        {chips('domains')}
        <div className={styles['rowEnd']}>
          {!row.own && (
            <MayEdit>
              <Button
                variant="minimal"
                icon={<TrashIcon />}
                disabled={disabled}
                aria-label={intl.formatMessage(
                  { id: 'common.removeNamed' },
                  { name: row.name === '' ? title : row.name },
                )}
                onClick={onRemove}
              />
            </MayEdit>
          )}
        </div>
      </div>
      <ShownNames row={row} errors={errors} field={field} disabled={disabled} onChange={onChange} />
      <Switch
        className={styles['switch'] ?? ''}
        checked={row.match_case}
        disabled={disabled}
        label={intl.formatMessage({ id: 'brandNames.matchCase' })}
        onChange={() => {
          onChange({ ...row, match_case: !row.match_case });
        }}
      />
    </fieldset>
  );
}

import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { MergedNote } from '../form/MergedNote.tsx';
import { MayEdit } from '../permission/MayEdit.tsx';
import { filledRows, MOST_BRANDS, withRival } from './brandDraft.ts';
import { BrandRowFields } from './BrandRowFields.tsx';
import type { BrandNamesForm } from './useBrandNames.ts';
import styles from './BrandNames.module.scss';

interface BrandListProps {
  readonly form: BrandNamesForm;
  /** While the names are being saved. */
  readonly disabled: boolean;
}

/** The own brand, then its competitors. */
export function BrandList({ form, disabled }: BrandListProps) {
  const { rows, setRows } = form;
  const errors = fieldErrorsOf(form.error);
  // The server numbers only the rows that are sent.
  const places = new Map(filledRows(rows).map(({ key }, index) => [key, index]));
  const full = rows.length >= MOST_BRANDS;
  return (
    <>
      {form.merged && (
        <MergedNote>
          <FormattedMessage id="brandNames.merged" />
        </MergedNote>
      )}
      {rows.map((row, index) => (
        <BrandRowFields
          key={row.key}
          row={row}
          number={index}
          errors={errors}
          field={`brands[${String(places.get(row.key) ?? -1)}]`}
          disabled={disabled}
          onChange={(changed) => {
            setRows(rows.map((other) => (other.key === row.key ? changed : other)));
          }}
          onRemove={() => {
            setRows(rows.filter(({ key }) => key !== row.key));
          }}
        />
      ))}
      <MayEdit>
        <Button
          disabled={full || disabled}
          onClick={() => {
            setRows(withRival(rows));
          }}
        >
          <FormattedMessage id="brandNames.addRival" />
        </Button>
      </MayEdit>
      {full && (
        <p className={styles['outcomeNote']} role="status">
          <FormattedMessage id="brandNames.full" values={{ most: MOST_BRANDS - 1 }} />
        </p>
      )}
    </>
  );
}

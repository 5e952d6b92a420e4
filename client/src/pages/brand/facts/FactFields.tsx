import { InputGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { AttachmentField } from '#client/components/upload/AttachmentField.tsx';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { MOST_ATTACHMENTS, severities } from './factDraft.ts';
import type { FactForm } from './useFactForm.ts';
import styles from './FactDialog.module.scss';

interface FactFieldsProps {
  readonly form: FactForm;
  readonly brands: readonly BrandRef[];
}

type TextField = 'statement' | 'value' | 'source' | 'valid_from' | 'valid_to';

/** The form fields of a fact. */
export function FactFields({ form, brands }: FactFieldsProps) {
  const intl = useIntl();
  const { value, errors, change } = form;
  const text = (
    name: TextField,
    more: { readonly required?: boolean; readonly date?: boolean; readonly most: number },
  ) => (
    <FormField
      label={intl.formatMessage({ id: `brand.fact.${name}` })}
      error={errorAt(errors, `fact.${name}`)}
      required={more.required ?? false}
      {...(name === 'value' ? { help: intl.formatMessage({ id: 'brand.fact.value.help' }) } : {})}
    >
      {(wiring) => (
        <InputGroup
          {...wiring}
          type={more.date === true ? 'date' : 'text'}
          maxLength={more.most}
          value={value[name] ?? ''}
          onValueChange={(typed) => {
            change({ [name]: more.date === true && typed === '' ? null : typed });
          }}
        />
      )}
    </FormField>
  );
  return (
    <>
      {text('statement', { required: true, most: 300 })}
      <div className={styles['pair']}>
        <FormField label={intl.formatMessage({ id: 'brand.fact.brand' })} error={errorAt(errors, 'fact.brand_id')}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              fill
              value={value.brand_id ?? ''}
              onChange={({ currentTarget }) => {
                change({ brand_id: currentTarget.value === '' ? null : currentTarget.value });
              }}
            >
              {brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">{intl.formatMessage({ id: 'brand.fact.brand.none' })}</option>
            </NativeSelect>
          )}
        </FormField>
        <FormField label={intl.formatMessage({ id: 'brand.fact.severity' })} error={errorAt(errors, 'fact.severity')}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              fill
              value={value.severity}
              onChange={({ currentTarget }) => {
                change({ severity: severities.find((one) => one === currentTarget.value) ?? 'medium' });
              }}
            >
              {severities.map((severity) => (
                <option key={severity} value={severity}>
                  {intl.formatMessage({ id: `brand.severity.${severity}` })}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      </div>
      <FormField
        label={intl.formatMessage({ id: 'brand.fact.subject' })}
        help={intl.formatMessage({ id: 'brand.fact.subject.help' })}
        error={errorAt(errors, 'fact.subject')}
        required
      >
        {(wiring) => (
          <ChipsInput
            wiring={wiring}
            longest={120}
            values={value.subject}
            placeholder={intl.formatMessage({ id: 'brand.fact.subject.hint' })}
            onChange={(subject) => {
              change({ subject: [...subject] });
            }}
          />
        )}
      </FormField>
      {text('value', { required: true, most: 100 })}
      <div className={styles['pair']}>
        {text('valid_from', { date: true, most: 10 })}
        {text('valid_to', { date: true, most: 10 })}
      </div>
      {text('source', { most: 1000 })}
      <AttachmentField
        label={intl.formatMessage({ id: 'brand.fact.attachments' })}
        values={value.attachments ?? []}
        most={MOST_ATTACHMENTS}
        upload={form.upload}
        error={errorAt(errors, 'fact.attachments')}
        onChange={(attachments) => {
          change({ attachments: [...attachments] });
        }}
        onSending={form.setSending}
      />
    </>
  );
}

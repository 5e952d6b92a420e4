import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { demandBandSchema, intentSchema } from '#client/api/promptSchemas.ts';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { StoredNote } from '#client/components/form/StoredNote.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { useMessageText } from '#client/i18n/useMessageText.ts';
import { useKeywordForm } from './useKeywordForm.ts';
import type { KeywordFormOptions } from './useKeywordForm.ts';
import styles from './KeywordDialog.module.scss';

type KeywordForm = ReturnType<typeof useKeywordForm>['form'];

/** Demand and intent; both can be left to the rules. */
function KnownFields({ form }: { readonly form: KeywordForm }) {
  const intl = useIntl();
  const messageText = useMessageText();
  const { errors } = form.formState;
  const { ref: sourceRef, ...source } = form.register('source');
  return (
    <div className={styles['pair']}>
      <FormField label={<FormattedMessage id="keywords.column.demand" />} error={messageText(errors.band?.message)}>
        {(wiring) => (
          <NativeSelect {...form.register('band')} {...wiring} fill>
            <option value="">{intl.formatMessage({ id: 'keywords.form.estimate' })}</option>
            {demandBandSchema.options.map((band) => (
              <option key={band} value={band}>
                {intl.formatMessage({ id: `prompts.demand.${band}` })}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField label={<FormattedMessage id="keywords.column.source" />} error={messageText(errors.source?.message)}>
        {(wiring) => (
          <InputGroup
            {...source}
            {...wiring}
            inputRef={sourceRef}
            placeholder={intl.formatMessage({ id: 'keywords.form.sourceExample' })}
          />
        )}
      </FormField>
      <FormField label={<FormattedMessage id="keywords.column.intent" />} error={messageText(errors.intent?.message)}>
        {(wiring) => (
          <NativeSelect {...form.register('intent')} {...wiring} fill>
            <option value="">{intl.formatMessage({ id: 'keywords.form.byRules' })}</option>
            {intentSchema.options.map((intent) => (
              <option key={intent} value={intent}>
                {intl.formatMessage({ id: `prompts.intent.${intent}` })}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
    </div>
  );
}

/** Adds or edits a keyword. Mount it only while it is open. */
export const KeywordDialog = observer(function KeywordDialog(options: KeywordFormOptions) {
  const { keyword, onClose } = options;
  const messageText = useMessageText();
  const formId = useId();
  const model = useKeywordForm(options);
  const { errors, isSubmitting } = model.form.formState;
  const { ref, ...label } = model.form.register('label');
  const rootError = messageText(errors.root?.message);
  return (
    <WideDialog
      title={<FormattedMessage id={keyword === null ? 'keywords.add' : 'keywords.edit'} />}
      canClose={!isSubmitting}
      onClose={onClose}
      footer={
        <SaveButtons form={formId} onCancel={onClose} isSaving={isSubmitting}>
          <FormattedMessage id="keywords.save" />
        </SaveButtons>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void model.save(event)}>
        {rootError !== null && <FormFailure className={styles['callout']}>{rootError}</FormFailure>}
        {model.isStored && (
          <StoredNote afresh={<FormattedMessage id="keywords.form.afresh" />} onAfresh={model.startAfresh}>
            <FormattedMessage id="keywords.form.kept" />
          </StoredNote>
        )}
        <FormField
          label={<FormattedMessage id="keywords.column.label" />}
          error={messageText(errors.label?.message)}
          help={<FormattedMessage id="keywords.form.help" />}
          required
        >
          {(wiring) => (
            <InputGroup {...label} {...wiring} inputRef={ref} intent={errors.label === undefined ? 'none' : 'danger'} />
          )}
        </FormField>
        <KnownFields form={model.form} />
      </form>
    </WideDialog>
  );
});

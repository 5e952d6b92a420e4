import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { FactFields } from './FactFields.tsx';
import { FactTrial } from './FactTrial.tsx';
import { useFactForm } from './useFactForm.ts';
import type { FactFormOptions } from './useFactForm.ts';
import styles from './FactDialog.module.scss';

interface FactDialogProps extends FactFormOptions {
  readonly brands: readonly BrandRef[];
}

/** Adds or edits a fact. Mount it only while it is open. */
export const FactDialog = observer(function FactDialog({ brands, ...options }: FactDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useFactForm(options);
  const { save } = form;
  return (
    <WideDialog
      title={intl.formatMessage({ id: options.fact === null ? 'brand.facts.add' : 'brand.facts.edit' })}
      canClose={!save.isPending}
      onClose={options.onClose}
      footer={
        <SaveButtons
          form={formId}
          onCancel={form.cancel}
          isSaving={save.isPending}
          canSave={!form.isSending}
          error={save.error === null ? null : (form.errors['fact'] ?? failureText(intl, save.error))}
        >
          <FormattedMessage id="brand.save" />
        </SaveButtons>
      }
    >
      <div className={styles['grid']}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <FactFields form={form} brands={brands} />
        </form>
        <FactTrial form={form} />
      </div>
    </WideDialog>
  );
});

import { InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { SaveButtons } from '../form/SaveButtons.tsx';
import { PromptPicker } from '../prompts/PromptPicker.tsx';
import { FormField } from '../ui/FormField.tsx';
import { WideDialog } from '../ui/WideDialog.tsx';
import { usePublishForm } from './usePublishForm.ts';
import type { PublishForm, PublishFormOptions } from './usePublishForm.ts';
import styles from './PublishDialog.module.scss';

type Field = 'url' | 'title' | 'published_on';

const LABELS = { url: 'publish.url', title: 'publish.titleField', published_on: 'publish.published_on' } as const;

function Fields({ form, projectId }: { readonly form: PublishForm; readonly projectId: string }) {
  const intl = useIntl();
  const { value, errors, set } = form;
  const line = (name: Field, type: 'text' | 'url' | 'date', most: number) => (
    <FormField
      label={intl.formatMessage({ id: LABELS[name] })}
      error={errorAt(errors, `change.${name}`)}
      required
      {...(name === 'published_on' ? { help: intl.formatMessage({ id: 'publish.published_on.help' }) } : {})}
    >
      {(wiring) => (
        <InputGroup
          {...wiring}
          type={type}
          maxLength={most}
          value={value[name]}
          onValueChange={(typed) => {
            set({ [name]: typed });
          }}
        />
      )}
    </FormField>
  );
  return (
    <>
      {line('url', 'url', 2000)}
      {line('title', 'text', 200)}
      {line('published_on', 'date', 10)}
      <FormField
        label={intl.formatMessage({ id: 'publish.prompts' })}
        help={intl.formatMessage({ id: 'publish.prompts.help' })}
        error={errorAt(errors, 'change.prompt_ids')}
        required
      >
        {() => (
          <PromptPicker
            name={intl.formatMessage({ id: 'publish.prompts' })}
            projectId={projectId}
            chosen={value.prompt_ids}
            onChange={(chosen) => {
              set({ prompt_ids: [...chosen] });
            }}
          />
        )}
      </FormField>
      <FormField
        label={intl.formatMessage({ id: 'publish.note' })}
        labelInfo={intl.formatMessage({ id: 'publish.optional' })}
        error={errorAt(errors, 'change.note')}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={2}
            maxLength={2000}
            value={value.note}
            onChange={({ currentTarget }) => {
              set({ note: currentTarget.value });
            }}
          />
        )}
      </FormField>
    </>
  );
}

/** Records a publication: where, when and for which prompts. Mount it only while it is open. */
export const PublishDialog = observer(function PublishDialog(options: PublishFormOptions) {
  const intl = useIntl();
  const formId = useId();
  const form = usePublishForm(options);
  const { save } = form;
  return (
    <WideDialog
      title={intl.formatMessage({ id: options.change.id === undefined ? 'publish.title' : 'publish.edit' })}
      head={<p className={styles['about']}>{intl.formatMessage({ id: 'publish.about' })}</p>}
      canClose={!save.isPending}
      onClose={options.onClose}
      footer={
        <SaveButtons
          form={formId}
          onCancel={form.cancel}
          isSaving={save.isPending}
          error={save.error === null ? null : (form.errors['change'] ?? failureText(intl, save.error))}
        >
          <FormattedMessage id="publish.save" />
        </SaveButtons>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Fields form={form} projectId={options.projectId} />
      </form>
    </WideDialog>
  );
});

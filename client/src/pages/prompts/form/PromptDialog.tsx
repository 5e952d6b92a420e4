import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { StoredNote } from '#client/components/form/StoredNote.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { useMessageText } from '#client/i18n/useMessageText.ts';
import { PromptFields } from './PromptFields.tsx';
import { usePromptForm } from './usePromptForm.ts';
import type { PromptFormOptions } from './usePromptForm.ts';
import styles from './PromptDialog.module.scss';

interface PromptDialogProps extends PromptFormOptions {
  /** The tags of the project. */
  readonly tags: readonly string[];
}

/** Adds or edits a prompt. Mount it only while it is open. */
export const PromptDialog = observer(function PromptDialog({ tags, ...options }: PromptDialogProps) {
  const { prompt, topics, onClose } = options;
  const messageText = useMessageText();
  const formId = useId();
  const model = usePromptForm(options);
  const { errors, isSubmitting } = model.form.formState;
  const rootError = messageText(errors.root?.message);
  return (
    <WideDialog
      title={<FormattedMessage id={prompt === null ? 'prompt.addOne' : 'prompt.edit'} />}
      canClose={!isSubmitting}
      onClose={onClose}
      footer={
        <SaveButtons
          form={formId}
          onCancel={onClose}
          isSaving={isSubmitting}
          another={
            prompt === null && (
              <Button disabled={isSubmitting} onClick={(event) => void model.save(true)(event)}>
                <FormattedMessage id="prompt.form.another" />
              </Button>
            )
          }
        >
          <FormattedMessage id={prompt === null ? 'prompt.form.add' : 'prompt.save'} />
        </SaveButtons>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void model.save(false)(event)}>
        {rootError !== null && <FormFailure className={styles['callout']}>{rootError}</FormFailure>}
        {model.isStored && (
          <StoredNote afresh={<FormattedMessage id="prompt.form.afresh" />} onAfresh={model.startAfresh}>
            <FormattedMessage id="prompt.form.kept" />
          </StoredNote>
        )}
        <PromptFields model={model} topics={topics} tags={tags} />
        {prompt !== null && prompt.answers > 0 && (
          <p className={styles['note']}>
            <FormattedMessage id="prompt.form.answersStay" values={{ answers: prompt.answers }} />
          </p>
        )}
      </form>
    </WideDialog>
  );
});

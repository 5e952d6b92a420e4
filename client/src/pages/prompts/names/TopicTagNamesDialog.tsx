import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { MergedNote } from '#client/components/form/MergedNote.tsx';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { TopicTagNamesList } from './TopicTagNamesList.tsx';
import { useTopicTagNames } from './useTopicTagNames.ts';
import styles from './TopicTagNames.module.scss';

interface TopicTagNamesDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The names of topics and tags by language. Mount it only while it is open. */
export const TopicTagNamesDialog = observer(function TopicTagNamesDialog({
  projectId,
  onClose,
}: TopicTagNamesDialogProps) {
  const intl = useIntl();
  const form = useTopicTagNames(projectId, onClose);
  const errors = fieldErrorsOf(form.error);
  const title = intl.formatMessage({ id: 'prompt.names.title' });
  return (
    <WideDialog
      title={title}
      canClose={!form.isSaving}
      onClose={onClose}
      footer={
        <SaveButtons
          onSave={form.save}
          onCancel={form.cancel}
          isSaving={form.isSaving}
          canSave={form.canSave}
          // The row of the error may be scrolled out of view.
          error={form.error === null ? null : (Object.values(errors)[0] ?? failureText(intl, form.error))}
        >
          <FormattedMessage id="prompt.save" />
        </SaveButtons>
      }
    >
      {form.merged && (
        <MergedNote>
          <FormattedMessage id="prompt.names.merged" />
        </MergedNote>
      )}
      <LoadPanel query={form.query} what={title} skeleton={<div className={styles['skeleton']} />}>
        {(data) => <TopicTagNamesList form={form} data={data} errors={errors} />}
      </LoadPanel>
    </WideDialog>
  );
});

import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActionRefs } from '#client/api/actionSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { emptyAction, readNew } from './actionDraft.ts';
import type { NewDraft } from './actionDraft.ts';
import { kinds } from './actionSearch.ts';
import { EffortField } from './EffortField.tsx';
import { PromptsField } from './PromptsField.tsx';
import type { ActionBoardModel } from './useActionBoard.ts';
import { WorkFields } from './WorkFields.tsx';
import styles from './ActionDetails.module.scss';

interface NewActionDialogProps {
  readonly members: ActionRefs['members'];
  readonly model: ActionBoardModel;
  readonly onClose: () => void;
}

interface NewActionFieldsProps {
  readonly projectId: string;
  readonly value: NewDraft;
  readonly members: ActionRefs['members'];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<NewDraft>) => void;
}

function NewActionFields({ projectId, value, members, errors, onChange }: NewActionFieldsProps) {
  const intl = useIntl();
  const text = (name: 'title' | 'url', most: number) => (
    <FormField
      label={intl.formatMessage({ id: `actions.field.${name}` })}
      error={errorAt(errors, `action.${name}`)}
      required={name === 'title'}
    >
      {(wiring) => (
        <InputGroup
          {...wiring}
          maxLength={most}
          value={value[name]}
          onValueChange={(typed) => {
            onChange({ [name]: typed });
          }}
        />
      )}
    </FormField>
  );
  return (
    <>
      {text('title', 200)}
      <div className={styles['pair']}>
        <FormField label={intl.formatMessage({ id: 'actions.field.kind' })} error={errorAt(errors, 'action.kind')}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              fill
              value={value.kind}
              onChange={({ currentTarget }) => {
                onChange({ kind: kinds.find((kind) => kind === currentTarget.value) ?? value.kind });
              }}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {intl.formatMessage({ id: `actions.kind.${kind}` })}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <EffortField
          value={value.effort}
          error={errorAt(errors, 'action.effort')}
          onChange={(effort) => {
            onChange({ effort });
          }}
        />
      </div>
      {text('url', 2000)}
      <PromptsField
        projectId={projectId}
        chosen={value.prompt_ids}
        error={errorAt(errors, 'action.prompt_ids')}
        onChange={(ids) => {
          onChange({ prompt_ids: [...ids] });
        }}
      />
      <WorkFields value={value} members={members} errors={errors} at="action" onChange={onChange} />
    </>
  );
}

/** Adds an action of one's own. Mount it only while it is open. */
export const NewActionDialog = observer(function NewActionDialog({ members, model, onClose }: NewActionDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const draft = useTypedDraft(`action.${model.projectId ?? ''}.new`, readNew);
  const value = draft.typed ?? emptyAction;
  const add = useFormMutation('actions.add', {
    mutationFn: () =>
      model.changes.add({
        title: value.title.trim(),
        kind: value.kind,
        effort: value.effort,
        prompt_ids: value.prompt_ids,
        url: value.url.trim() === '' ? null : value.url.trim(),
        assignee_id: value.assignee === '' ? null : value.assignee,
        due: value.due === '' ? null : value.due,
        notes: value.notes.trim(),
      }),
    onSuccess: () => {
      draft.discard();
      onClose();
    },
  });
  const errors = fieldErrorsOf(add.error);
  return (
    <WideDialog
      title={intl.formatMessage({ id: 'actions.add' })}
      canClose={!add.isPending}
      onClose={onClose}
      footer={
        <SaveButtons
          form={formId}
          onCancel={() => {
            draft.discard();
            onClose();
          }}
          isSaving={add.isPending}
          error={add.error === null ? null : (errors['action'] ?? failureText(intl, add.error))}
        >
          <FormattedMessage id="actions.save" />
        </SaveButtons>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
      >
        <NewActionFields
          projectId={model.projectId ?? ''}
          value={value}
          members={members}
          errors={errors}
          onChange={(changed) => {
            add.reset();
            draft.setTyped({ ...value, ...changed });
          }}
        />
      </form>
    </WideDialog>
  );
});

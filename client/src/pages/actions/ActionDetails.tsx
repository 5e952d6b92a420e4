import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActionRefs, BoardAction } from '#client/api/actionSchemas.ts';
import { actionTitle } from '#client/components/actions/actionTitle.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { AccessNote } from '#client/components/permission/AccessNote.tsx';
import { DemandBars } from '#client/components/prompts/DemandBars.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { changesOf, personOf, readPerson } from './actionDraft.ts';
import { ActionEvidence } from './ActionEvidence.tsx';
import { ActionLinks } from './ActionLinks.tsx';
import { KindTag } from './KindTag.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { ActionBoardModel } from './useActionBoard.ts';
import styles from './ActionDetails.module.scss';

interface ActionDetailsProps {
  readonly action: BoardAction;
  readonly refs: ActionRefs;
  readonly model: ActionBoardModel;
  readonly onClose: () => void;
}

/** The details of an action: its reasons, the editable fields, and links for the work. Mount it only while it is open. */
export const ActionDetails = observer(function ActionDetails({ action, refs, model, onClose }: ActionDetailsProps) {
  const intl = useIntl();
  const formId = useId();
  const { changes, projectId } = model;
  const draft = useTypedDraft(`action.${projectId ?? ''}.${action.id}`, readPerson);
  const value = draft.typed ?? personOf(action);
  const title = actionTitle(intl, action, refs);
  const run = useFormMutation('actions.title', {
    mutationFn: async (verb: 'save' | 'remove') => {
      if (verb === 'remove') {
        await changes.remove(action.id, title);
      } else {
        const changed = changesOf(value, action);
        if (Object.keys(changed).length > 0) await changes.update(action.id, title, changed);
      }
    },
    onSuccess: () => {
      draft.discard();
      onClose();
    },
  });
  const mayEdit = useMayEdit();
  const errors = fieldErrorsOf(run.error);
  return (
    <WideDialog
      steps
      title={title}
      canClose={!run.isPending}
      onClose={onClose}
      footer={
        <>
          {run.error !== null && (
            <p role="alert" className={styles['error']}>
              {errors['changes'] ?? failureText(intl, run.error)}
            </p>
          )}
          {mayEdit && action.rule === 'own' && (
            <Button
              className={styles['remove'] ?? ''}
              intent="danger"
              variant="minimal"
              disabled={run.isPending}
              onClick={() => {
                run.mutate('remove');
              }}
            >
              <FormattedMessage id="actions.remove" />
            </Button>
          )}
          <Button
            disabled={run.isPending}
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <FormattedMessage id={mayEdit ? 'common.cancel' : 'common.close'} />
          </Button>
          {mayEdit && (
            <Button type="submit" form={formId} intent="primary" loading={run.isPending}>
              <FormattedMessage id="actions.save" />
            </Button>
          )}
        </>
      }
    >
      <div className={styles['facts']}>
        <KindTag kind={action.kind} />
        <span>{intl.formatMessage({ id: `actions.effort.${action.effort}` })}</span>
        <DemandBars demand={action.demand === null ? null : { band: action.demand, source: '' }} />
      </div>
      <div className={styles['grid']}>
        <div className={styles['side']}>
          <ActionEvidence action={action} refs={refs} model={model} />
          <ActionLinks action={action} window={refs.window} />
        </div>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run.mutate('save');
          }}
        >
          <h3 className={styles['heading']}>{intl.formatMessage({ id: 'actions.details.person' })}</h3>
          {!mayEdit && <AccessNote />}
          <fieldset className={styles['fields']} disabled={!mayEdit}>
            <PersonFields
              action={action}
              value={value}
              refs={refs}
              errors={errors}
              onChange={(changed) => {
                run.reset();
                draft.setTyped({ ...value, ...changed });
              }}
            />
          </fieldset>
        </form>
      </div>
    </WideDialog>
  );
});

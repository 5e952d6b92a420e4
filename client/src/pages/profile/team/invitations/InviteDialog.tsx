import { Button, Callout, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StoredNote } from '#client/components/form/StoredNote.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { AccessFieldset } from '../access/AccessFieldset.tsx';
import { useFailureText } from '../useFailureText.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import { AddressList } from './AddressList.tsx';
import { MOST_ADDRESSES, useInviteForm } from './useInviteForm.ts';
import type { InviteFormModel } from './useInviteForm.ts';
import styles from './InviteDialog.module.scss';

interface InviteDialogProps {
  readonly changes: TeamChanges;
  /** Everybody was invited. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Notices above the form: a failure, a partial success, or a restored draft. */
function Notes({ form }: { readonly form: InviteFormModel }) {
  const failureText = useFailureText();
  if (form.error !== null) {
    return <FormFailure className={styles['callout']}>{failureText(form.error)}</FormFailure>;
  }
  if (form.sent !== null) {
    return (
      <Callout intent={form.sent === 0 ? 'warning' : 'success'} icon={null} className={styles['callout'] ?? ''}>
        <p role="status">
          <FormattedMessage id="team.invite.partly" values={{ count: form.sent }} />
        </p>
      </Callout>
    );
  }
  if (!form.isStored) return null;
  return (
    <StoredNote afresh={<FormattedMessage id="team.afresh" />} onAfresh={form.startAfresh}>
      <FormattedMessage id="team.kept" />
    </StoredNote>
  );
}

/** Invites many people at once. Mount it only while it is open, and once the projects are loaded. */
export const InviteDialog = observer(function InviteDialog({ changes, onDone, onClose }: InviteDialogProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const formId = useId();
  const form = useInviteForm(changes, onDone);
  const { fields, problem, ready, isSending } = form;
  // Addresses refused last time can be retried, without a known outcome.
  const fresh = form.judged.filter(({ reason, said }) => reason === null && said === null).length;
  const error =
    problem === null ? null : intl.formatMessage({ id: `team.invite.${problem}` }, { most: MOST_ADDRESSES });
  return (
    <WideDialog
      steps
      title={<FormattedMessage id="team.invite" />}
      canClose={!isSending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            <FormattedMessage id={form.sent === null ? 'common.cancel' : 'common.close'} />
          </Button>
          <Button type="submit" form={formId} intent="primary" loading={isSending}>
            <FormattedMessage id="team.invite.send" values={{ count: ready }} />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <Notes form={form} />
        <FormField
          label={<FormattedMessage id="team.invite.addresses" />}
          error={error}
          help={<FormattedMessage id="team.invite.help" />}
          required
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              fill
              rows={6}
              spellCheck={false}
              readOnly={isSending}
              intent={error === null ? 'none' : 'danger'}
              value={fields.text}
              onChange={({ target }) => {
                form.changeText(target.value);
              }}
            />
          )}
        </FormField>
        <p className={styles['count']} aria-live="polite">
          {form.judged.length > 0 && (fresh > 0 || ready === 0) && (
            <FormattedMessage id="team.invite.count" values={{ count: fresh }} />
          )}
        </p>
        <AddressList judged={form.judged} />
        <AccessFieldset
          value={fields.access}
          onChange={form.changeAccess}
          projects={projects.list}
          roleError={null}
          disabled={isSending}
        />
      </form>
    </WideDialog>
  );
});

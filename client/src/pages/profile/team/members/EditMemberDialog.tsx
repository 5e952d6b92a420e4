import { Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Member } from '#client/api/teamSchemas.ts';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { StoredNote } from '#client/components/form/StoredNote.tsx';
import { focusInside } from '#client/components/ui/focusInside.ts';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';
import { useStores } from '#client/stores/useStores.ts';
import { AccessFieldset } from '../access/AccessFieldset.tsx';
import { useFailureText } from '../useFailureText.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import { useMemberForm } from './useMemberForm.ts';
import styles from '../TeamPanel.module.scss';

interface EditMemberDialogProps {
  readonly member: Member;
  readonly changes: TeamChanges;
  readonly onClose: () => void;
}

/** Edits a member's role, permission level and projects. Mount it only while it is open, and once the projects are loaded. */
export const EditMemberDialog = observer(function EditMemberDialog({
  member,
  changes,
  onClose,
}: EditMemberDialogProps) {
  const intl = useIntl();
  useReturnFocus();
  const { projects } = useStores();
  const failureText = useFailureText();
  const form = useMemberForm(member, changes, onClose);
  const { name, email } = member;
  const manages = (role: string | null, level: string | null): boolean =>
    role === 'admin' && (level === null || level === 'manage');
  const { role, level } = form.fields;
  const losesRights = member.self && manages(member.role, member.level) && !manages(role, level);
  const lastManager = member.last_manager ? intl.formatMessage({ id: 'team.lastManager.explained' }) : null;
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'team.member.edit' }, { name })}
      isCloseButtonShown={false}
      onOpening={focusInside}
      canEscapeKeyClose={!form.isSaving}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <form noValidate onSubmit={form.handleSubmit}>
        <DialogBody aria-live="off">
          <p className={styles['muted']}>{email}</p>
          {form.isStored && (
            <StoredNote afresh={<FormattedMessage id="team.afresh" />} onAfresh={form.startAfresh}>
              <FormattedMessage id="team.kept" />
            </StoredNote>
          )}
          <AccessFieldset
            value={form.fields}
            onChange={form.change}
            projects={projects.list}
            roleLocked={member.last_admin ? intl.formatMessage({ id: 'team.lastAdmin.explained' }) : lastManager}
            levelLocked={lastManager}
            roleError={form.lacksRole ? intl.formatMessage({ id: 'team.role.required' }) : null}
            disabled={form.isSaving}
          />
          {losesRights && (
            <p className={styles['warning']} role="status">
              <FormattedMessage id="team.member.losesRights" />
            </p>
          )}
          {form.error !== null && (
            <p className={styles['error']} role="alert">
              {failureText(form.error)}
            </p>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <SaveButtons onCancel={onClose} isSaving={form.isSaving}>
              <FormattedMessage id="team.save" />
            </SaveButtons>
          }
        />
      </form>
    </Dialog>
  );
});

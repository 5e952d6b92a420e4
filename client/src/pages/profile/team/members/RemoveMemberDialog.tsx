import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Member } from '#client/api/teamSchemas.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { foldName } from '#client/lib/rows/foldText.ts';
import { useFailureText } from '../useFailureText.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import styles from '../TeamPanel.module.scss';

interface RemoveMemberDialogProps {
  readonly member: Member;
  readonly changes: TeamChanges;
  readonly onClose: () => void;
}

/** Ignores case, width and repeated whitespace when comparing names. */
const fold = (text: string): string => foldName(text).replaceAll(/\s+/gu, ' ');

/** Removes a member after their name was typed, which prevents accidents. Mount it only while it is open. */
export function RemoveMemberDialog({ member, changes, onClose }: RemoveMemberDialogProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const asked = member.name;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'team.member.remove' }, { name: asked })}
      confirmLabel={<FormattedMessage id="common.remove" />}
      danger
      canConfirm={fold(typed) === fold(asked)}
      failureText={failureText}
      onConfirm={async () => {
        await changes.remove(member);
      }}
      onClose={onClose}
    >
      <p className={styles['body']}>
        <FormattedMessage
          id={member.email === '' || member.email === asked ? 'team.remove.body.nameOnly' : 'team.remove.body'}
          values={{ name: asked, email: member.email }}
        />
      </p>
      <FormField label={<FormattedMessage id="team.remove.type" values={{ name: asked }} />} error={null} required>
        {(wiring) => (
          <InputGroup {...wiring} fill autoComplete="off" spellCheck={false} value={typed} onValueChange={setTyped} />
        )}
      </FormField>
    </ConfirmDialog>
  );
}

import { compareStructural } from 'mobx';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { AccessDraft } from '#client/api/membersApi.ts';
import { memberAccessSchema } from '#client/api/teamSchemas.ts';
import type { Member, MemberAccess } from '#client/api/teamSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useFormBase } from '#client/stores/useFormBase.ts';
import { useStores } from '#client/stores/useStores.ts';
import { accessDraftOf, accessFieldsOf, accessFieldsSchema } from '../access/accessDraft.ts';
import type { AccessFields } from '../access/accessDraft.ts';
import type { TeamChanges } from '../useTeamChanges.ts';

const memberAccessOf = ({ role, level, project_ids }: Member): MemberAccess => ({ role, level, project_ids });

const readAccessDraft = draftReader(accessFieldsSchema);

/** The form of a member's rights: chosen values survive a reload, a failed save and an expired session until they are saved. */
export function useMemberForm(member: Member, changes: TeamChanges, onClose: () => void) {
  const { storage, projects } = useStores();
  const name = `team.member.${member.id}`;
  const known = projects.list.map(({ id }) => id);
  const saved = accessFieldsOf(member, known);
  const [kept] = useState(() => readAccessDraft(storage.readDraft(name)));
  const [fields, setFields] = useState(kept ?? saved);
  const [tried, setTried] = useState(false);
  const draft = useDraft(name, fields);
  const base = useFormBase(name, memberAccessOf(member), memberAccessSchema);
  const save = useFormMutation('team.title', {
    mutationFn: (access: AccessDraft) => changes.update({ member, access, from: base.sent() }),
    onError: base.refused,
    onSuccess: () => {
      draft.discard();
      base.release();
      onClose();
    },
  });
  return {
    fields,
    change: (next: AccessFields) => {
      base.hold();
      setFields(next);
    },
    /** Saving was tried without a chosen role. */
    lacksRole: tried && fields.role === null,
    /** The form contains unsaved values from an earlier visit. */
    isStored: kept !== null && !compareStructural(kept, saved) && !compareStructural(fields, saved),
    startAfresh: () => {
      setFields(saved);
      draft.discard();
      base.release();
      save.reset();
    },
    error: save.error,
    isSaving: save.isPending,
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      setTried(true);
      const access = accessDraftOf(fields, known);
      if (access !== null && !save.isPending) save.mutate(access);
    },
  };
}

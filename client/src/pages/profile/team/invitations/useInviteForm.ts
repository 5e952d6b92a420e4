import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import * as v from 'valibot';
import type { InviteDraft } from '#client/api/membersApi.ts';
import type { RefusedAddress } from '#client/api/teamSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { accessDraftOf, accessFieldsSchema } from '../access/accessDraft.ts';
import type { AccessFields } from '../access/accessDraft.ts';
import { useMembers } from '../members/useMembers.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import { judgeAddresses, leftAfterSending } from './judgeAddresses.ts';
import { readAddresses } from './readAddresses.ts';
import { useInvitations } from './useInvitations.ts';

const draftSchema = v.object({ text: v.string(), access: accessFieldsSchema });
type InviteFields = v.InferOutput<typeof draftSchema>;

/** @param hasLevels whether the provider accepts permission levels */
const emptyFields = (hasLevels: boolean): InviteFields => ({
  text: '',
  access: { role: 'user', level: hasLevels ? 'edit' : null, all: true, project_ids: [] },
});
const DRAFT = 'team.invite';

/** The server's limit of addresses per request. */
export const MOST_ADDRESSES = 100;

const readInviteDraft = draftReader(draftSchema);

/** The typed addresses with their check results. Lists that failed to load are skipped: the server checks in any case. */
function useJudged(text: string, refused: readonly RefusedAddress[]) {
  const members = useMembers({});
  const invitations = useInvitations();
  return judgeAddresses(readAddresses(text), {
    members: new Set(members.data?.map(({ email }) => email.toLowerCase())),
    pending: new Set(
      invitations.data?.filter(({ status }) => status === 'pending').map(({ email }) => email.toLowerCase()),
    ),
    said: new Map(refused.map(({ email, reason }) => [email, reason])),
  });
}

/** The typed values, stored until they are sent. */
function useInviteFields() {
  const { storage, user } = useStores();
  const empty = emptyFields(user.userInfo?.level !== undefined);
  const [kept] = useState(() => readInviteDraft(storage.readDraft(DRAFT)));
  const [fields, setFields] = useState(kept ?? empty);
  const { discard } = useDraft(DRAFT, fields);
  return {
    fields,
    changeText: (text: string) => {
      setFields((now) => ({ ...now, text }));
    },
    changeAccess: (access: AccessFields) => {
      setFields((now) => ({ ...now, access }));
    },
    /** The addresses in the field are those of the last visit. */
    isStored: kept !== null && kept.text.trim() !== '' && fields.text === kept.text,
    clear: () => {
      setFields(empty);
      discard();
    },
    discard,
  };
}

/** The invitation form for many people: typed values stay until they are sent, refused addresses stay to be corrected. */
export function useInviteForm(changes: TeamChanges, onDone: () => void) {
  const { projects } = useStores();
  const { clear, discard, ...draft } = useInviteFields();
  const { text, access } = draft.fields;
  const [tried, setTried] = useState(false);
  const send = useFormMutation('team.invite', { mutationFn: (invited: InviteDraft) => changes.invite(invited) });
  const judged = useJudged(text, send.data?.refused ?? []);
  const ready = judged.filter(({ reason }) => reason === null).map(({ email }) => email);

  const submit = async (): Promise<void> => {
    const known = projects.list.map(({ id }) => id);
    const sent = accessDraftOf(access, known);
    if (sent === null || ready.length === 0 || ready.length > MOST_ADDRESSES) return;
    const { invitations, refused } = await send.mutateAsync({ ...sent, emails: ready });
    setTried(false);
    const left = leftAfterSending(judged, refused);
    if (left.length > 0) {
      draft.changeText(left.join('\n'));
      return;
    }
    discard();
    // A provider that mails the links itself need not send them.
    const hasLinks = invitations?.every(({ link }) => link !== '') ?? false;
    changes.say(hasLinks ? 'team.invite.sent' : 'team.invite.sentOnly', { count: invitations?.length ?? ready.length });
    onDone();
  };
  return {
    ...draft,
    judged,
    ready: ready.length,
    /** A validation error, shown after an attempt to send. */
    problem: ready.length > MOST_ADDRESSES ? 'many' : !tried || ready.length > 0 ? null : 'none',
    /** How many were invited in the last request, when others were refused; null before. */
    sent: send.data === undefined ? null : (send.data.invitations?.length ?? 0),
    startAfresh: () => {
      clear();
      send.reset();
    },
    error: send.error,
    isSending: send.isPending,
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      setTried(true);
      // A failure is the mutation's `error`.
      if (!send.isPending) submit().catch(() => undefined);
    },
  } as const;
}

export type InviteFormModel = ReturnType<typeof useInviteForm>;

import { useState } from 'react';
import * as v from 'valibot';
import type { ChannelBase, ChannelDraft } from '#client/api/channelApi.ts';
import { openPicklist } from '#client/api/openPicklist.ts';
import { CHANNEL_KINDS, CHANNEL_LANGUAGES, CHANNEL_TOPICS } from '#client/api/schemas/channelSchemas.ts';
import type {
  Channel,
  ChannelKind,
  ChannelLanguage,
  ChannelTopic,
  SavedChannel,
} from '#client/api/schemas/channelSchemas.ts';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useFormBase } from '#client/stores/useFormBase.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';

/** What is stored of a form. */
interface KeptFields {
  readonly kind: ChannelKind;
  readonly name: string;
  readonly language: ChannelLanguage;
  readonly topics: readonly ChannelTopic[];
  readonly on: boolean;
  readonly emails: readonly string[];
}

/** Never stored: whoever has the address of a chat group can write to it. */
interface SecretFields {
  readonly url: string;
  readonly sign: string;
  readonly newSecret: boolean;
}

type ChannelFields = KeptFields & SecretFields;

const NO_SECRETS: SecretFields = { url: '', sign: '', newSecret: false };

const keptSchema = v.object({
  kind: v.picklist(CHANNEL_KINDS),
  name: v.string(),
  language: v.picklist(CHANNEL_LANGUAGES),
  topics: v.array(v.picklist(CHANNEL_TOPICS)),
  on: v.boolean(),
  emails: v.array(v.string()),
});
const readKept = draftReader(keptSchema);

const baseSchema = v.nullable(
  v.object({
    name: v.string(),
    language: openPicklist(CHANNEL_LANGUAGES),
    topics: v.array(openPicklist(CHANNEL_TOPICS)),
    on: v.boolean(),
    host: v.string(),
    hint: v.string(),
    emails: v.array(v.string()),
  }),
);

export type ChannelProblemField = 'name' | 'url' | 'emails' | 'topics';

function fieldsOf(channel: Channel | null, language: ChannelLanguage): KeptFields {
  if (channel === null) return { kind: 'email', name: '', language, topics: CHANNEL_TOPICS, on: true, emails: [] };
  const { kind, name, topics, on, addresses } = channel;
  return {
    ...{ name, on, emails: addresses.map(({ email }) => email) },
    kind: kind === 'unknown' ? 'webhook' : kind,
    language: channel.language === 'unknown' ? language : channel.language,
    topics: topics.filter((topic) => topic !== 'unknown'),
  };
}

function baseOf({ name, language, topics, on, host, hint, addresses }: Channel): ChannelBase {
  return { name, language, topics, on, host, hint, emails: addresses.map(({ email }) => email) };
}

function draftOf(fields: ChannelFields, id: string | undefined): ChannelDraft {
  const { kind, name, language, topics, on, url, sign, emails, newSecret } = fields;
  return {
    ...(id !== undefined && { id }),
    ...{ kind, name: name.trim(), language, topics, on },
    ...(kind === 'email' ? { emails } : url.trim() !== '' && { url: url.trim() }),
    ...(sign.trim() !== '' && { sign: sign.trim() }),
    ...(newSecret && { new_secret: true }),
  };
}

function problemsOf(
  { kind, name, url, emails, topics }: ChannelFields,
  isNew: boolean,
): readonly ChannelProblemField[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(isNew && kind !== 'email' && url.trim() === '' ? (['url'] as const) : []),
    ...(kind === 'email' && emails.length === 0 ? (['emails'] as const) : []),
    ...(topics.length === 0 ? (['topics'] as const) : []),
  ];
}

/**
 * The form of a channel, and after saving its secret to show. Typed values survive a reload and an expired session; the address of a
 * service and secrets are never stored.
 */
export function useChannelForm(
  channel: Channel | null,
  language: ChannelLanguage,
  save: (draft: ChannelDraft) => Promise<SavedChannel>,
  onSaved: () => void,
) {
  const { projects } = useStores();
  const draftName = `channel.${projects.currentId ?? ''}.${channel?.id ?? 'new'}`;
  const draft = useTypedDraft<KeptFields>(draftName, readKept);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const fields = { ...(draft.typed ?? fieldsOf(channel, language)), ...secrets };
  const [tried, setTried] = useState(false);
  const sayAfterLeaving = useSayAfterLeaving();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const base = useFormBase(draftName, channel === null ? null : baseOf(channel), baseSchema);
  const [secret, setSecret] = useState<string | null>(null);
  const problems = problemsOf(fields, channel === null);
  const said = fieldErrorsOf(error);
  return {
    fields,
    isSending,
    secret,
    said,
    /** An error that belongs to no field. */
    error: Object.keys(said).length > 0 ? null : error,
    problems: tried ? problems : [],
    change: (part: Partial<ChannelFields>): void => {
      base.hold();
      const { url, sign, newSecret, ...kept } = { ...fields, ...part };
      setSecrets({ url, sign, newSecret });
      draft.setTyped(kept);
    },
    /** Discards what was typed. */
    discard: (): void => {
      draft.discard();
      base.release();
    },
    send: async (): Promise<void> => {
      setTried(true);
      if (problems.length > 0 || isSending) return;
      setSending(true);
      setError(null);
      try {
        const { base: from } = base.sent();
        const saved = await save({ ...draftOf(fields, channel?.id), ...(from && { base: from }) });
        draft.forget();
        base.release();
        if (saved.secret === null) onSaved();
        else setSecret(saved.secret);
      } catch (failure) {
        setError(failure);
        sayAfterLeaving(channel === null ? 'channels.add' : 'channels.edit', failure);
        // After a conflict the next save deliberately replaces what somebody else saved.
        base.refused(failure);
      } finally {
        setSending(false);
      }
    },
  };
}

export type ChannelForm = ReturnType<typeof useChannelForm>;

import { useState } from 'react';
import type { ChannelBase, ChannelDraft } from '#client/api/channelApi.ts';
import { CHANNEL_TOPICS } from '#client/api/schemas/channelSchemas.ts';
import type {
  Channel,
  ChannelKind,
  ChannelLanguage,
  ChannelTopic,
  SavedChannel,
} from '#client/api/schemas/channelSchemas.ts';
import { isConflict } from '#client/lib/ApiError.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';

interface ChannelFields {
  readonly kind: ChannelKind;
  readonly name: string;
  readonly language: ChannelLanguage;
  readonly topics: readonly ChannelTopic[];
  readonly on: boolean;
  readonly url: string;
  readonly sign: string;
  readonly emails: readonly string[];
  readonly newSecret: boolean;
}

export type ChannelProblemField = 'name' | 'url' | 'emails' | 'topics';

function fieldsOf(channel: Channel | null, language: ChannelLanguage): ChannelFields {
  const empty = { url: '', sign: '', newSecret: false };
  if (channel === null) {
    return { ...empty, kind: 'email', name: '', language, topics: CHANNEL_TOPICS, on: true, emails: [] };
  }
  const { kind, name, topics, on, addresses } = channel;
  return {
    ...empty,
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

/** The form of a channel, and after saving its secret to show. */
export function useChannelForm(
  channel: Channel | null,
  language: ChannelLanguage,
  save: (draft: ChannelDraft) => Promise<SavedChannel>,
  onSaved: () => void,
) {
  const [fields, setFields] = useState(() => fieldsOf(channel, language));
  const [tried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** The base of the edit. After a conflict the next save deliberately replaces what somebody else saved. */
  const [base, setBase] = useState(channel === null ? null : baseOf(channel));
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
      setFields({ ...fields, ...part });
    },
    send: async (): Promise<void> => {
      setTried(true);
      if (problems.length > 0 || isSending) return;
      setSending(true);
      setError(null);
      try {
        const saved = await save({ ...draftOf(fields, channel?.id), ...(base !== null && { base }) });
        if (saved.secret === null) onSaved();
        else setSecret(saved.secret);
      } catch (failure) {
        setError(failure);
        if (isConflict(failure)) setBase(null);
      } finally {
        setSending(false);
      }
    },
  };
}

export type ChannelForm = ReturnType<typeof useChannelForm>;

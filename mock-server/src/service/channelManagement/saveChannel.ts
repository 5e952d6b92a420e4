import type { ChannelKind, ChannelLanguage, ChannelTopic, SavedChannel } from '#client/api/schemas/channelSchemas.ts';
import { badInput, MockError } from '#server/refusal/MockError.ts';
import type { ChannelSecret, StoredAddress, StoredChannel } from '#server/store/documents/ProjectChannels.ts';
import { addressState } from '../channels/addressState.ts';
import { channelContext } from '../channels/ChannelContext.ts';
import type { ChannelContext } from '../channels/ChannelContext.ts';
import { webhookSecret } from '../channels/formats/webhookFormat.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { requireUnchanged } from '../requireBase.ts';
import { channelView } from './channelViews.ts';
import { noSuchChannel } from './noSuchChannel.ts';
import { readTypedUrl } from './readTypedUrl.ts';
import { askAddress, startSending } from './sendNow.ts';

/** A typed channel; omitted fields stay. */
interface ChannelDraft {
  readonly id?: string | undefined;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly language: ChannelLanguage;
  readonly topics: readonly ChannelTopic[];
  readonly on: boolean;
  readonly url?: string | undefined;
  readonly sign?: string | undefined;
  readonly emails?: readonly string[] | undefined;
  readonly new_secret?: boolean | undefined;
  /** The channel that the edit started from. */
  readonly base?: unknown;
}

const MOST_CHANNELS = 20;
/** Kinds whose provider issues a signing secret. */
const SIGNED: readonly ChannelKind[] = ['feishu', 'dingtalk'];

/**
 * Creates or changes a channel. The reply holds a webhook's signing secret once, at its creation. Addresses outside the team get a
 * confirmation mail.
 * @throws MockError: 422 naming the field, 404 for an unknown channel, 409 above the limit and as `requireUnchanged`
 */
export async function saveChannel(project: ProjectSession, draft: ChannelDraft): Promise<SavedChannel> {
  const context = channelContext(project.server, project.state);
  const { channels } = project.state.documents;
  requireUnchanged(draft.base, () => stateOf(knownOf(project, draft)));
  const target = draft.kind === 'email' ? null : await readTypedUrl(context, draft.url, knownOf(project, draft));
  // Read again: it may have been changed or deleted during the DNS lookup.
  const old = knownOf(project, draft);
  if (old === null && channels.of(project.id).list.length >= MOST_CHANNELS) throw tooMany();
  const addresses = draft.kind === 'email' ? readAddresses(draft.emails, old) : [];
  const id = old?.id ?? context.secret();
  const { kind, name, language, topics, on } = draft;
  const channel: StoredChannel = {
    ...{ id, kind, name, language, topics: [...new Set(topics)], on, addresses },
    host: target?.host ?? old?.host ?? '',
    hint: target?.hint ?? old?.hint ?? '',
  };
  const newcomers = newcomersOf(context, project.id, channel);
  project.state.limits.askToConfirm(project.rights.team.id, newcomers);
  const secret = keepSecret(context, project.id, channel, draft, target?.url);
  const before = channels.of(project.id);
  channels.put(project.id, {
    ...before,
    list: old === null ? [...before.list, channel] : before.list.map((one) => (one.id === id ? channel : one)),
  });
  for (const email of newcomers) askAddress(context, project.id, id, email);
  startSending(project);
  const kept = channels.of(project.id).list.find((one) => one.id === id) ?? channel;
  return { channel: channelView(context, project.id, kept), secret };
}

/** The editable part of a channel, without its delivery status. */
function stateOf(channel: StoredChannel | null): object | null {
  if (channel === null) return null;
  const { name, language, topics, on, host, hint, addresses } = channel;
  return { name, language, topics, on, host, hint, emails: addresses.map(({ email }) => email) };
}

/** Null for a new channel. @throws MockError: 404, 422 */
function knownOf(project: ProjectSession, { id, kind }: ChannelDraft): StoredChannel | null {
  if (id === undefined) return null;
  const old = project.state.documents.channels.of(project.id).list.find((channel) => channel.id === id);
  if (old === undefined) throw noSuchChannel(id);
  if (old.kind !== kind) {
    throw badInput('kind', {
      zh: '渠道类型不能更改，请新建一个渠道',
      en: 'The type of a channel can’t be changed. Add a new channel instead.',
    });
  }
  return old;
}

function tooMany(): MockError {
  const most = String(MOST_CHANNELS);
  return new MockError(409, {
    zh: `每个项目最多 ${most} 个通知渠道，请先删除不用的`,
    en: `A project can have at most ${most} channels. Delete one you no longer use.`,
  });
}

/** Known recipients keep their state. @throws MockError (422) without recipients */
function readAddresses(emails: readonly string[] | undefined, old: StoredChannel | null): StoredAddress[] {
  if (emails === undefined && old !== null) return [...old.addresses];
  const all = [...new Set(emails ?? [])];
  if (all.length === 0) {
    throw badInput('emails', { zh: '请填写至少一个邮箱地址', en: 'Enter at least one email address.' });
  }
  const fresh = (email: string): StoredAddress => ({
    email,
    asked_until: 0,
    confirmed_at: null,
    unsubscribed_at: null,
  });
  return all.map((email) => old?.addresses.find((address) => address.email === email) ?? fresh(email));
}

/** Stores the secrets of a channel. @returns the secret to show once */
function keepSecret(
  context: ChannelContext,
  projectId: string,
  { id, kind }: StoredChannel,
  draft: ChannelDraft,
  url: string | undefined,
): string | null {
  const { channelSecrets } = context.state.documents;
  const before = channelSecrets.of(projectId);
  const old: ChannelSecret = before.of[id] ?? { url: '', sign: '' };
  const isMade = kind === 'webhook' && (old.sign === '' || draft.new_secret === true);
  const typed = SIGNED.includes(kind) ? (draft.sign ?? old.sign) : '';
  const sign = isMade ? webhookSecret(context.secret()) : kind === 'webhook' ? old.sign : typed;
  channelSecrets.put(projectId, {
    mail_key: before.mail_key === '' ? context.secret() : before.mail_key,
    of: kind === 'email' ? before.of : { ...before.of, [id]: { url: url ?? old.url, sign } },
  });
  return isMade ? sign : null;
}

/** New recipients outside the team, who get a confirmation mail. */
function newcomersOf(context: ChannelContext, projectId: string, { addresses }: StoredChannel): readonly string[] {
  return addresses
    .filter((address) => address.asked_until === 0 && addressState(context, projectId, address) === 'expired')
    .map(({ email }) => email);
}

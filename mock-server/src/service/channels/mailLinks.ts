import type { MailAnswer } from '#client/api/schemas/channelSchemas.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import type { ProjectChannels, StoredAddress } from '#server/store/documents/ProjectChannels.ts';
import type { ChannelContext } from './ChannelContext.ts';
import { isMailToken, mailToken } from './mail/mailTokens.ts';
import type { LinkSubject } from './mail/mailTokens.ts';
import { pageUrl } from './renderMessage.ts';

/** The public page for links in mails. Mail clients also post one-click unsubscribes to it (RFC 8058). */
export const MAIL_PAGE = '/notifications/answer';

function subjectOf(
  use: LinkSubject['use'],
  channelId: string,
  { email, asked_until: until }: StoredAddress,
): LinkSubject {
  return { use, channelId, email, until: use === 'confirm' ? until : 0 };
}

/** The URL in a mail: its opaque token identifies the recipient and the action. */
export function linkOf(
  { state, consoleUrl }: ChannelContext,
  projectId: string,
  channelId: string,
  address: StoredAddress,
  use: LinkSubject['use'],
): string {
  const key = state.documents.channelSecrets.of(projectId).mail_key;
  const token = mailToken(key, subjectOf(use, channelId, address));
  return pageUrl(consoleUrl, `${MAIL_PAGE}?${new URLSearchParams({ use, token }).toString()}`);
}

/**
 * Executes the action of a link. Unknown, expired and replaced links all give `invalid`, without a reason.
 * @param projects the projects whose channels may know the token
 */
export function answerMail(context: ChannelContext, projects: readonly string[], token: string): MailAnswer {
  for (const projectId of projects) {
    const result = answerSafely(context, projectId, token);
    if (result !== null) return { result };
  }
  return { result: 'invalid' };
}

/** A damaged project must not break the links of others. */
function answerSafely(context: ChannelContext, projectId: string, token: string): MailAnswer['result'] | null {
  try {
    return answerIn(context, projectId, token);
  } catch (error) {
    if (error instanceof ImportStoreError) return null;
    throw error;
  }
}

function answerIn(context: ChannelContext, projectId: string, token: string): MailAnswer['result'] | null {
  const { channels, channelSecrets } = context.state.documents;
  const before = channels.of(projectId);
  if (before.list.every(({ kind }) => kind !== 'email')) return null;
  const key = channelSecrets.of(projectId).mail_key;
  const now = context.now();
  for (const { id, addresses } of before.list) {
    for (const address of addresses) {
      const put = (change: Partial<StoredAddress>): void => {
        channels.put(projectId, withAddress(before, id, { ...address, ...change }));
      };
      if (isMailToken(token, key, subjectOf('unsubscribe', id, address))) {
        put({ unsubscribed_at: now, confirmed_at: null });
        return 'unsubscribed';
      }
      if (!isMailToken(token, key, subjectOf('confirm', id, address))) continue;
      if (address.asked_until <= now || address.unsubscribed_at !== null) return 'invalid';
      put({ confirmed_at: address.confirmed_at ?? now });
      return 'confirmed';
    }
  }
  return null;
}

/** The channels with one changed address. */
export function withAddress(before: ProjectChannels, channelId: string, changed: StoredAddress): ProjectChannels {
  return {
    ...before,
    list: before.list.map((channel) =>
      channel.id === channelId
        ? {
            ...channel,
            addresses: channel.addresses.map((one) => (one.email === changed.email ? changed : one)),
          }
        : channel,
    ),
  };
}

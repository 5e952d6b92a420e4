import { badInput } from '#server/refusal/MockError.ts';
import type { Text } from '#server/refusal/text.ts';
import type { StoredChannel } from '#server/store/documents/ProjectChannels.ts';
import type { ChannelContext } from '../channels/ChannelContext.ts';
import { ChannelRefusal, checkChannelUrl, readChannelUrl } from '../channels/channelUrl.ts';

interface TypedUrl {
  readonly url: string;
  readonly host: string;
  /** Its last characters, by which people recognise a URL. */
  readonly hint: string;
}

const HINT_LENGTH = 4;
/** A shorter URL would be revealed by its hint. */
const SHORTEST_HINTED = 40;

/** Static checks of a URL. DNS is not checked here; the test message does that. */
const WORDS: Readonly<Record<string, Text>> = {
  bad_address: {
    zh: '不是网址，请粘贴完整的 https:// 地址',
    en: 'is not a web address: paste the whole address, starting with https://',
  },
  not_https: {
    zh: '必须以 https:// 开头，否则地址中的密钥会被明文传输',
    en: 'must start with https://, because the secret in it would otherwise be sent in plain text',
  },
  bad_port: { zh: '不能使用 443 以外的端口', en: 'must not use a port other than 443' },
  private_address: {
    zh: '指向内网地址，不允许发送；确需使用时，请在服务器上设置 FETCH_ALLOW_PRIVATE',
    en: 'is in a private network. To allow it, set FETCH_ALLOW_PRIVATE on the server.',
  },
};

/** The typed URL of a channel; null to keep the stored one. @throws MockError (422) naming the field */
export async function readTypedUrl(
  context: ChannelContext,
  typed: string | undefined,
  old: StoredChannel | null,
): Promise<TypedUrl | null> {
  if (typed === undefined || typed === '') {
    if (old !== null) return null;
    throw badInput('url', { zh: '请填写地址', en: 'is missing: paste the channel’s address' });
  }
  try {
    const url = readChannelUrl(typed, context.policy);
    await checkChannelUrl(url, context.policy);
    return typedUrl(url);
  } catch (error) {
    if (!(error instanceof ChannelRefusal)) throw error;
    const words = WORDS[error.kind];
    if (words !== undefined) throw badInput('url', words);
    return typedUrl(readChannelUrl(typed, context.policy));
  }
}

const typedUrl = (url: URL): TypedUrl => ({
  url: url.href,
  host: url.host,
  hint: url.href.length < SHORTEST_HINTED ? '' : url.href.slice(-HINT_LENGTH),
});

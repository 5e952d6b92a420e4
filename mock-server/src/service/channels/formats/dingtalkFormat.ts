import { createHmac } from 'node:crypto';
import type { ChannelProblemKind } from '#client/api/schemas/channelSchemas.ts';
import type { RenderedMessage } from '../renderMessage.ts';
import { JSON_HEADERS, judgesByCode, readCode } from './ChannelFormat.ts';
import type { BotReply, ChannelFormat } from './ChannelFormat.ts';
import { escapeBotMarkdown } from './escapeBotMarkdown.ts';
import { bytesOf, fitLines } from './fitText.ts';

/** 自定义机器人接入：消息体不超过 20000 字节。 */
const LARGEST = 19_000;
/** 自定义机器人错误码: robot or group that is gone or turned off, too many messages, and -1, 系统繁忙, which passes. */
const CODES: Readonly<Record<number, ChannelProblemKind>> = {
  [-1]: 'far_error',
  ...{ 130101: 'rate_limited', 410100: 'rate_limited', 90030: 'rate_limited' },
  ...{ 300001: 'gone', 400013: 'gone', 400101: 'gone', 400102: 'gone', 400106: 'gone' },
};
/** The code of all security settings; its message says which. */
const SECURITY = 310000;

/** The signature of 自定义机器人安全设置 (加签): HMAC-SHA256 of `timestamp\nsecret` with the secret as the key, in Base64. Milliseconds. */
function dingtalkSign(milliseconds: string, secret: string): string {
  return createHmac('sha256', secret).update(`${milliseconds}\n${secret}`).digest('base64');
}

function textOf({ title, url, open }: RenderedMessage, lines: readonly string[]): string {
  const link = `[${open}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return [`**${escapeBotMarkdown(title)}**`, ...lines.map(escapeBotMarkdown), link].join('\n\n');
}

/** The URL with `timestamp` and `sign`; unchanged without a secret. */
function signedUrl(url: string, sign: string, now: number): string {
  if (sign === '') return url;
  const signed = new URL(url);
  signed.searchParams.set('timestamp', String(now));
  signed.searchParams.set('sign', dingtalkSign(String(now), sign));
  return signed.href;
}

function kindOf({ code, text }: BotReply): ChannelProblemKind | undefined {
  if (code !== SECURITY) return CODES[code];
  if (/keyword|关键词/iu.test(text)) return 'keyword';
  return /\bip\b|whitelist|白名单/iu.test(text) ? 'ip_blocked' : 'bad_sign';
}

/** 钉钉，自定义机器人发送消息的消息类型：markdown 类型。Mentions are prevented: `at` is empty, and an `@` in the text becomes full-width. */
export const dingtalkFormat: ChannelFormat = {
  write: ({ message, url, sign, now }) => ({
    url: signedUrl(url, sign, now),
    headers: JSON_HEADERS,
    body: JSON.stringify({
      msgtype: 'markdown',
      markdown: {
        title: escapeBotMarkdown(message.title),
        text: textOf(
          message,
          fitLines(message.lines, message.language, (lines) => bytesOf(textOf(message, lines)) <= LARGEST),
        ),
      },
      at: { atMobiles: [], atUserIds: [], isAtAll: false },
    }),
  }),
  ...judgesByCode((body) => readCode(body, ['errcode'], ['errmsg']), kindOf),
};

import { createHmac } from 'node:crypto';
import type { ChannelProblemKind } from '#client/api/schemas/channelSchemas.ts';
import { JSON_HEADERS, judgesByCode, readCode } from './ChannelFormat.ts';
import type { ChannelFormat, FormatInput } from './ChannelFormat.ts';
import { bytesOf, fitLines } from './fitText.ts';

/** 自定义机器人使用指南：请求体不超过 20 KB, which is at least 20,000 bytes. */
const LARGEST = 20_000;

/** Known error codes (自定义机器人使用指南，错误码; 通用错误码). Some come with HTTP 400. */
const CODES: Readonly<Record<number, ChannelProblemKind>> = {
  ...{ 2200: 'far_error', 11232: 'rate_limited', 99991400: 'rate_limited' },
  ...{ 19001: 'gone', 19007: 'gone', 19021: 'bad_sign', 19022: 'ip_blocked', 19024: 'keyword' },
};
/** The message of code 9499 above the limit of messages; the same code means a bad request. */
const TOO_MANY = /too many request/iu;

/** The signature of 自定义机器人使用指南 (签名校验): HMAC-SHA256 of an empty text with `timestamp\nsecret` as the key, in Base64. Seconds. */
function feishuSign(seconds: string, secret: string): string {
  return createHmac('sha256', `${seconds}\n${secret}`).update('').digest('base64');
}

/**
 * Text that mentions nobody: 飞书 also reads `<at user_id="all">` in `text` elements, for which no escape is documented, so `<` becomes
 * full-width. Before a digit, as in <0.1%, it starts no tag.
 */
const plainText = (text: string): string => text.replaceAll(/<(?!\d)/gu, '＜');

function bodyOf({ message: { language, title, url, open }, now, sign }: FormatInput, lines: readonly string[]): string {
  const seconds = String(Math.floor(now / 1000));
  const content = [
    ...lines.map((text) => [{ tag: 'text', text: plainText(text) }]),
    [{ tag: 'a', text: open, href: url }],
  ];
  return JSON.stringify({
    ...(sign !== '' && { timestamp: seconds, sign: feishuSign(seconds, sign) }),
    msg_type: 'post',
    content: { post: { [language === 'zh-CN' ? 'zh_cn' : 'en_us']: { title: plainText(title), content } } },
  });
}

/** 飞书（Lark），自定义机器人使用指南：富文本消息（post）。 */
export const feishuFormat: ChannelFormat = {
  write: (input) => ({
    url: input.url,
    headers: JSON_HEADERS,
    body: bodyOf(
      input,
      fitLines(input.message.lines, input.message.language, (lines) => bytesOf(bodyOf(input, lines)) <= LARGEST),
    ),
  }),
  ...judgesByCode(
    (body) => readCode(body, ['code', 'StatusCode'], ['msg', 'StatusMessage']),
    ({ code, text }) => (TOO_MANY.test(text) ? 'rate_limited' : CODES[code]),
  ),
};

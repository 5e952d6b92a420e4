import type { ChannelProblemKind } from '#client/api/schemas/channelSchemas.ts';
import type { RenderedMessage } from '../renderMessage.ts';
import { JSON_HEADERS, judgesByCode, readCode } from './ChannelFormat.ts';
import type { ChannelFormat } from './ChannelFormat.ts';
import { escapeBotMarkdown } from './escapeBotMarkdown.ts';
import { bytesOf, fitLines, fitText } from './fitText.ts';

/** 群机器人配置说明：markdown 内容最长不超过 4096 个字节，UTF-8。 */
const LARGEST = 4096;
/** In bytes: leaves room for the lines of an alert. */
const LONGEST_TITLE = 2000;
/** 全局错误码：-1 系统繁忙，45009 接口调用超过限制，93000 机器人 webhookurl 不合法或者机器人已经被移除出群。 */
const CODES: Readonly<Record<number, ChannelProblemKind>> = {
  [-1]: 'far_error',
  45009: 'rate_limited',
  45033: 'rate_limited',
  93000: 'gone',
};

function contentOf({ title, url, open }: RenderedMessage, lines: readonly string[]): string {
  const quoted = lines.map((line) => `> ${escapeBotMarkdown(line)}`);
  const head = `**${fitText(escapeBotMarkdown(title), LONGEST_TITLE, bytesOf)}**`;
  // A parenthesis would end the URL early.
  const link = `[${open}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return [head, ...quoted, link].join('\n');
}

/** 企业微信，群机器人配置说明：markdown 类型。 */
export const wecomFormat: ChannelFormat = {
  write: ({ message, url }) => ({
    url,
    headers: JSON_HEADERS,
    body: JSON.stringify({
      msgtype: 'markdown',
      markdown: {
        content: contentOf(
          message,
          fitLines(message.lines, message.language, (lines) => bytesOf(contentOf(message, lines)) <= LARGEST),
        ),
      },
    }),
  }),
  ...judgesByCode(
    (body) => readCode(body, ['errcode'], ['errmsg']),
    ({ code }) => CODES[code],
  ),
};

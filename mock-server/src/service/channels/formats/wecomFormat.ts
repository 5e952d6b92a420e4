import type { RenderedMessage } from '../renderMessage.ts';
import { JSON_HEADERS, judgeCode, readCode } from './ChannelFormat.ts';
import type { ChannelFormat } from './ChannelFormat.ts';
import { escapeBotMarkdown } from './escapeBotMarkdown.ts';
import { bytesOf, fitLines, fitText } from './fitText.ts';

/** 群机器人配置说明：markdown 内容最长不超过 4096 个字节，UTF-8。 */
const LARGEST = 4096;
/** 全局错误码：45009 接口调用超过限制，93000 机器人 webhookurl 不合法或者机器人已经被移除出群。 */
const CODES = {
  40008: 'rejected',
  40058: 'rejected',
  45009: 'rate_limited',
  45033: 'rate_limited',
  93000: 'gone',
} as const;

function contentOf({ title, url, open }: RenderedMessage, lines: readonly string[]): string {
  const quoted = lines.map((line) => `> ${escapeBotMarkdown(line)}`);
  const head = `**${fitText(escapeBotMarkdown(title), 600, bytesOf)}**`;
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
  judge: (answer) => judgeCode(answer, readCode(answer.body, ['errcode'], ['errmsg']), CODES),
};

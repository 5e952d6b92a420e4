import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { escapeHtml } from '#client/lib/escapeHtml.ts';
import type { RenderedMessage } from '../renderMessage.ts';
import type { WrittenMail } from './sendMail.ts';

const WORDS = {
  'zh-CN': {
    why: (project: string) => `你收到这封邮件，是因为此地址在 AnswerScope 项目“${project}”的通知渠道中。`,
    stop: '退订',
  },
  'en-US': {
    why: (project: string) =>
      `You are receiving this email because this address gets messages of the AnswerScope project “${project}”.`,
    stop: 'Unsubscribe',
  },
} as const;

const PAGE =
  'margin:0;padding:24px;background:#fff;color:#1c2127;font:16px/1.5 -apple-system,Segoe UI,Arial,sans-serif';
const LINK = 'color:#215db0';
const SMALL = 'margin:24px 0 0;color:#5f6b7c;font-size:13px';

/** An HTML document from HTML paragraphs. It loads nothing: no images, style sheets or fonts. */
export function mailHtml(language: ChannelLanguage, title: string, paragraphs: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${PAGE}">`,
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}

/** A link in a mail. @param text plain text, not HTML */
export const mailLink = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(text)}</a>`;

/** Builds a mail from a message, as text and HTML. @param unsubscribe link for addresses outside the team */
export function writeMail(message: RenderedMessage, unsubscribe: string | null): WrittenMail {
  const { title, lines, url, open, project, language } = message;
  const words = WORDS[language];
  const why = words.why(project);
  return {
    subject: title,
    text: [
      title,
      '',
      ...lines,
      '',
      `${open}: ${url}`,
      '',
      why,
      ...(unsubscribe === null ? [] : [`${words.stop}: ${unsubscribe}`]),
      '',
    ].join('\n'),
    html: mailHtml(language, title, [
      `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(title)}</h1>`,
      ...lines.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`),
      `<p style="margin:16px 0 0">${mailLink(url, open)}</p>`,
      `<p style="${SMALL}">${escapeHtml(why)}${unsubscribe === null ? '' : ` ${mailLink(unsubscribe, words.stop)}`}</p>`,
    ]),
    unsubscribe,
  };
}

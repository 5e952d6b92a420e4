import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { escapeHtml } from '#client/lib/escapeHtml.ts';
import { shortenText } from '#client/lib/shortenText.ts';
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

/** Mail programs show less; the whole title begins the text. */
const LONGEST_SUBJECT = 200;
/** Width of the frame, in pixels: what every mail program shows without scrolling. */
const WIDTH = 600;
// Outlook gives table cells no font of the body, and those that invert colors need text and background on one element.
const FONT = "font-family:'Segoe UI','PingFang SC','Microsoft YaHei',Arial,sans-serif";
const BACKGROUND = 'background-color:#ffffff';
const TEXT = `${FONT};${BACKGROUND};color:#1c2127`;
const CELL = `padding:24px 16px;word-break:break-word;text-align:left;font-size:16px;line-height:24px;${TEXT}`;
const HEADING = `margin:0 0 16px;font-size:20px;line-height:28px;font-weight:bold;${TEXT}`;
const PARAGRAPH = `font-size:16px;line-height:24px;${TEXT}`;
const SMALL = `font-size:13px;line-height:20px;${FONT};${BACKGROUND};color:#5f6b7c`;
const LINK = 'color:#215db0;text-decoration:underline';

const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0" bgcolor="#ffffff"';

/**
 * An HTML document from HTML paragraphs in a frame of at most 600 px. It loads nothing: no images, style sheets or fonts. Every style is
 * inline. Outlook knows no `max-width`, so a table that only it sees holds the frame.
 */
export function mailHtml(language: ChannelLanguage, title: string, paragraphs: readonly string[]): string {
  const width = String(WIDTH);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:0;${BACKGROUND}">`,
    `<table ${TABLE} width="100%" style="${BACKGROUND}"><tr><td align="center" style="${BACKGROUND}">`,
    `<!--[if mso]><table ${TABLE} width="${width}"><tr><td><![endif]-->`,
    `<div style="max-width:${width}px;margin:0 auto">`,
    `<table ${TABLE} width="100%" style="${BACKGROUND}"><tr><td lang="${language}" style="${CELL}">`,
    ...paragraphs,
    '</td></tr></table>',
    '</div>',
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table>',
    '</body></html>',
  ].join('\n');
}

/** A paragraph of a mail. @param html HTML @param margin margins as in CSS */
export const mailParagraph = (html: string, margin: string): string =>
  `<p style="margin:${margin};${PARAGRAPH}">${html}</p>`;

/** A link in a mail. @param text plain text, not HTML */
export const mailLink = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(text)}</a>`;

/** Builds a mail from a message, as text and HTML. @param unsubscribe link for addresses outside the team */
export function writeMail(message: RenderedMessage, unsubscribe: string | null): WrittenMail {
  const { title, lines, url, open, project, language } = message;
  const words = WORDS[language];
  const why = words.why(project);
  return {
    subject: shortenText(title, LONGEST_SUBJECT),
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
      `<h1 style="${HEADING}">${escapeHtml(title)}</h1>`,
      ...lines.map((line) => mailParagraph(escapeHtml(line), '0 0 8px')),
      mailParagraph(mailLink(url, open), '16px 0 0'),
      `<p style="margin:24px 0 0;${SMALL}">${escapeHtml(why)}${unsubscribe === null ? '' : ` ${mailLink(unsubscribe, words.stop)}`}</p>`,
    ]),
    unsubscribe,
  };
}

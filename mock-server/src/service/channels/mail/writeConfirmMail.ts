import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { escapeHtml } from '#client/lib/escapeHtml.ts';
import { oneLine } from '#client/lib/oneLine.ts';
import type { WrittenMail } from './sendMail.ts';
import { mailHtml, mailLink, mailParagraph } from './writeMail.ts';

const WORDS = {
  'zh-CN': {
    subject: '请确认接收 AnswerScope 通知',
    asked: (project: string) =>
      `有人把这个地址加入了 AnswerScope 项目“${project}”的通知渠道。你确认之前，不会收到任何通知。`,
    link: '确认接收通知',
    until: '链接 7 天内有效。如果你不想接收，忽略这封邮件即可。',
    never: '不再收到这类邮件',
  },
  'en-US': {
    subject: 'Confirm notifications from AnswerScope',
    asked: (project: string) =>
      `Someone added this address to the notifications of the AnswerScope project “${project}”. You won’t get any messages until you confirm.`,
    link: 'Confirm notifications',
    until: 'The link is valid for 7 days. If you don’t want notifications, ignore this email.',
    never: 'Don’t ask again',
  },
} as const;

/** Title of confirmation mails in the log. */
export const CONFIRM_TITLE = { 'zh-CN': WORDS['zh-CN'].subject, 'en-US': WORDS['en-US'].subject } as const;

const LONGEST_PROJECT = 60;

/** Builds the confirmation mail for an address outside the team. */
export function writeConfirmMail(
  language: ChannelLanguage,
  name: string,
  links: { readonly confirm: string; readonly unsubscribe: string },
): WrittenMail {
  const words = WORDS[language];
  const asked = words.asked(oneLine(name, LONGEST_PROJECT));
  const { confirm, unsubscribe } = links;
  return {
    subject: words.subject,
    text: [asked, '', `${words.link}: ${confirm}`, '', words.until, `${words.never}: ${unsubscribe}`, ''].join('\n'),
    html: mailHtml(language, words.subject, [
      mailParagraph(escapeHtml(asked), '0 0 16px'),
      mailParagraph(mailLink(confirm, words.link), '0 0 16px'),
      mailParagraph(`${escapeHtml(words.until)} ${mailLink(unsubscribe, words.never)}`, '0'),
    ]),
    unsubscribe,
  };
}

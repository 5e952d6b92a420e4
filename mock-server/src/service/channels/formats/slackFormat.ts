import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { JSON_HEADERS, SENT } from './ChannelFormat.ts';
import type { ChannelFormat, FarAnswer, Verdict } from './ChannelFormat.ts';
import { fitLines } from './fitText.ts';

/** Length limits of a header block and of a section's text (Block Kit reference). */
const LONGEST_HEADER = 150;
const LONGEST_SECTION = 3000;

/** Escapes the three control characters of Slack, which start `<!channel>`, mentions and links ("Formatting text for app surfaces"). */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const plainText = (text: string): object => ({ type: 'plain_text', text, emoji: false });

/** The title as a header or, where it is longer than one may be, as a section: cut, it could lose what it says. */
function titleBlock(title: string): object {
  const text = escapeSlack(title);
  return { type: text.length <= LONGEST_HEADER ? 'header' : 'section', text: plainText(text) };
}

/** Whole lines: a figure that is cut in two would read as another. */
function sectionOf(lines: readonly string[], language: ChannelLanguage): string {
  const textOf = (shown: readonly string[]): string => escapeSlack(shown.join('\n'));
  return textOf(fitLines(lines, language, (shown) => textOf(shown).length <= LONGEST_SECTION));
}

/**
 * Slack, "Sending messages using incoming webhooks": `text` for notifications, and blocks. User text is in plain_text objects, which
 * ignore `*` and `_`; only our own link is mrkdwn.
 */
export const slackFormat: ChannelFormat = {
  write: ({ message: { title, lines, language, url, open }, url: address }) => ({
    url: address,
    headers: JSON_HEADERS,
    body: JSON.stringify({
      text: escapeSlack(title),
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
      blocks: [
        titleBlock(title),
        ...(lines.length === 0 ? [] : [{ type: 'section', text: plainText(sectionOf(lines, language)) }]),
        { type: 'section', text: { type: 'mrkdwn', text: `<${escapeSlack(url)}|${open}>` } },
      ],
    }),
  }),
  judge: ({ body }: FarAnswer): Verdict =>
    body.trim() === 'ok' ? SENT : { kind: 'rejected', detail: body, again: false },
};

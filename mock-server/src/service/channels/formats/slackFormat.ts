import { JSON_HEADERS, SENT } from './ChannelFormat.ts';
import type { ChannelFormat, FarAnswer, Verdict } from './ChannelFormat.ts';
import { fitText } from './fitText.ts';

/** Length limits of a header block and of a section's text (Block Kit reference). */
const LONGEST_HEADER = 150;
const LONGEST_SECTION = 3000;

/** Escapes the three control characters of Slack, which start `<!channel>`, mentions and links ("Formatting text for app surfaces"). */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const fit = (text: string, most: number): string =>
  escapeSlack(fitText(text, most, (part) => escapeSlack(part).length));

/**
 * Slack, "Sending messages using incoming webhooks": `text` for notifications, and blocks. User text is in plain_text objects, which
 * ignore `*` and `_`; only our own link is mrkdwn.
 */
export const slackFormat: ChannelFormat = {
  write: ({ message: { title, lines, url, open }, url: address }) => ({
    url: address,
    headers: JSON_HEADERS,
    body: JSON.stringify({
      text: escapeSlack(title),
      mrkdwn: false,
      unfurl_links: false,
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: fit(title, LONGEST_HEADER), emoji: false } },
        ...(lines.length === 0
          ? []
          : [
              {
                type: 'section',
                text: { type: 'plain_text', text: fit(lines.join('\n'), LONGEST_SECTION), emoji: false },
              },
            ]),
        { type: 'section', text: { type: 'mrkdwn', text: `<${escapeSlack(url)}|${open}>` } },
      ],
    }),
  }),
  judge: ({ body }: FarAnswer): Verdict =>
    body.trim() === 'ok' ? SENT : { kind: 'rejected', detail: body, again: false },
};

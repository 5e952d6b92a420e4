import type { RenderedMessage } from '../renderMessage.ts';
import { JSON_HEADERS, SENT } from './ChannelFormat.ts';
import type { ChannelFormat, FarAnswer, Verdict } from './ChannelFormat.ts';
import { bytesOf, fitLines } from './fitText.ts';

/** "Create incoming webhooks with Workflows for Microsoft Teams": a message is at most 28 KB, which is at least 28,000 bytes. */
const LARGEST = 28_000;

/** RichTextBlock with TextRun shows text verbatim: TextBlock would parse Markdown ("Adaptive Cards: RichTextBlock"). */
const run = (text: string, more: object = {}): object => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...more }],
});

function cardOf({ title, url, open }: RenderedMessage, lines: readonly string[]): string {
  return JSON.stringify({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [run(title, { weight: 'Bolder', size: 'Medium' }), ...lines.map((line) => run(line))],
          actions: [{ type: 'Action.OpenUrl', title: open, url }],
        },
      },
    ],
  });
}

/** Microsoft Teams, "Post a workflow when a webhook request is received": a message with one Adaptive Card. */
export const teamsFormat: ChannelFormat = {
  write: ({ message, url }) => ({
    url,
    headers: JSON_HEADERS,
    body: cardOf(
      message,
      fitLines(message.lines, message.language, (lines) => bytesOf(cardOf(message, lines)) <= LARGEST),
    ),
  }),
  // Workflows accept with 202; the older connectors report Teams' refusals with 200.
  judge: ({ body }: FarAnswer): Verdict => {
    if (!/failed with error/iu.test(body)) return SENT;
    const isBusy = /\b429\b/u.test(body);
    return { kind: isBusy ? 'rate_limited' : 'rejected', detail: body, again: isBusy };
  },
};

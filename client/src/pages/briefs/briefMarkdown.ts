import type { IntlShape } from 'react-intl';
import type { Brief, OpenBrief } from '#client/api/briefSchemas.ts';
import { daysText } from '#client/lib/dayText.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { isFullWebAddress } from '#client/lib/webAddresses.ts';

/** Characters that outside text must escape: Markdown or HTML syntax. */
const SIGNS = /[\\`*_{}[\]<>#|~&]/gu;
/** The start of a Markdown list item. */
const ENTRY = /^(?:[-+]|\d+[.)])(?=\s)/u;

/** Outside text as escaped Markdown on one line. */
function plain(text: string): string {
  return stripBidi(text)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(SIGNS, String.raw`\$&`)
    .replace(ENTRY, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);
}

/** A link, or plain text where the URL is not allowed as a link target. */
function link(text: string, url: string): string {
  if (!isFullWebAddress(url)) return plain(text);
  return `[${plain(text)}](<${url.replaceAll('<', '%3C').replaceAll('>', '%3E')}>)`;
}

/** Markdown typed by members. HTML, and links other than to the web, are escaped: several people edit a brief. */
function ownMarkdown(text: string): string {
  return text
    .trim()
    .replaceAll(/<(?!https?:)/giu, '&lt;')
    .replaceAll(/\](?=[(:]\s*(?!(?:<?https?:|mailto:)))/giu, '] ');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n'), ''];
}

const bullets = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`);

/** Exports a brief as Markdown: only entries that are on. */
export function briefMarkdown(
  intl: IntlShape,
  brief: Brief,
  { brands, prompts }: Pick<OpenBrief, 'brands' | 'prompts'>,
): string {
  const say = (
    id: 'questions' | 'outline' | 'numbers' | 'facts' | 'praise' | 'sources' | 'notes' | 'prompts',
  ): string => intl.formatMessage({ id: `brief.${id}` });
  const missing = intl.formatMessage({ id: 'brief.noSource' });
  const { window } = brief;
  const days = intl.formatMessage(
    { id: 'brief.window' },
    { days: daysText(intl.locale, window.start_time, window.end_time) },
  );
  const nameOf = (id: string): string => brands.find((brand) => brand.id === id)?.name ?? id;
  const on = <T extends { readonly on: boolean }>(list: readonly T[]): T[] => list.filter((entry) => entry.on);
  const outline = brief.outline.flatMap(({ level, heading, notes }) => [
    `${level === 3 ? '  ' : ''}- ${plain(heading)}${notes.trim() === '' ? '' : `: ${plain(notes)}`}`,
  ]);
  return [
    `# ${plain(brief.title)}`,
    '',
    days,
    '',
    ...section(say('prompts'), bullets(prompts.map(({ text }) => plain(text)))),
    ...section(say('questions'), bullets(on(brief.questions).map(({ text }) => plain(text)))),
    ...section(say('outline'), outline),
    ...section(
      say('numbers'),
      bullets(
        on(brief.statistics).map(({ statement, source_url: url }) =>
          url === null ? `${plain(statement)} (${missing})` : `${plain(statement)} (${link(url, url)})`,
        ),
      ),
    ),
    ...section(
      say('facts'),
      bullets(
        on(brief.facts).map(
          ({ statement, source }) => `${plain(statement)} (${source === null ? missing : link(source, source)})`,
        ),
      ),
    ),
    ...section(
      say('praise'),
      bullets(on(brief.praise).map(({ brand_id: id, quote }) => `${plain(nameOf(id))}: ${plain(quote)}`)),
    ),
    ...section(
      say('sources'),
      bullets(on(brief.sources).map(({ url, title, host }) => (url === null ? plain(host) : link(title ?? url, url)))),
    ),
    ...section(say('notes'), brief.notes.trim() === '' ? [] : [ownMarkdown(brief.notes)]),
  ].join('\n');
}

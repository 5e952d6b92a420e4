import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { oneLine } from '#client/lib/oneLine.ts';
import type { ChannelMessage } from './channelMessage.ts';
import { fitLines } from './formats/fitText.ts';

/** A message in one language: single lines of plain text with bounded length, the input of all formats. */
export interface RenderedMessage {
  readonly kind: string;
  readonly project: string;
  readonly language: ChannelLanguage;
  readonly title: string;
  readonly lines: readonly string[];
  /** URL of the page with the evidence. */
  readonly url: string;
  /** Text of the link. */
  readonly open: string;
}

const LONGEST_PROJECT = 200;
/** Enough for an alert with the longest statement of a fact. */
const LONGEST_LINE = 600;
const MOST_LINES = 40;
const OPEN = { 'zh-CN': '在 AnswerScope 中查看', 'en-US': 'Open in AnswerScope' } as const;

/** @param consoleUrl base URL of the console */
export function renderMessage(
  message: Pick<ChannelMessage, 'title' | 'lines' | 'path'> & { readonly kind: string },
  language: ChannelLanguage,
  project: string,
  consoleUrl: string,
): RenderedMessage {
  return {
    kind: message.kind,
    project: oneLine(project, LONGEST_PROJECT),
    language,
    title: oneLine(message.title[language], LONGEST_LINE),
    lines: fitLines(
      message.lines[language].map((line) => oneLine(line, LONGEST_LINE)).filter((line) => line !== ''),
      language,
      ({ length }) => length <= MOST_LINES,
    ),
    url: pageUrl(consoleUrl, message.path),
    open: OPEN[language],
  };
}

/** URL of a console page. A path that would lead to another host is replaced by the start page. */
export function pageUrl(consoleUrl: string, path: string): string {
  const base = consoleUrl.replace(/\/+$/u, '');
  const isOwn = /^\/(?![/\\])/u.test(path) && URL.canParse(`${base}${path}`);
  return new URL(isOwn ? `${base}${path}` : `${base}/`).href.replaceAll('|', '%7C').replaceAll("'", '%27');
}

import { objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { answerOfHtml } from './answerOfHtml.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** Products in Google's activity log whose answers come from a model. */
const PLATFORMS = [
  [/gemini|bard/iu, 'Gemini'],
  [/ai mode/iu, 'Google AI Mode'],
] as const;
/** Prefix of the prompt, in the languages in which it is known. */
const PROMPTED = /^(?:Prompted|Searched for|Eingegebener Prompt:|送信したメッセージ:)\s/u;
const ADDRESS = /^https?:\/\//u;

/**
 * Gemini's activity log in Google Takeout (MyActivity.json): each entry is a prompt with its answer. Other activities are skipped and
 * counted as rows without a text.
 */
export const takeout: ExportReader = (node) => {
  const { header, title, time, products, safeHtmlItem: items, subtitles } = node;
  const isActivity = Array.isArray(products) || Array.isArray(items);
  if (typeof title !== 'string' || typeof time !== 'string' || !isActivity) return null;
  const product = nameOf(header) || nameOf(listOf(products)[0]);
  const platform = PLATFORMS.find(([pattern]) => pattern.test(product))?.[1];
  if (platform === undefined) return null;
  const html = listOf(items).map((item) => textOf(objectOf(item)['html']));
  const answer = answerOfHtml(html.join('\n'));
  if (answer === '') return [{ platform, date: time }];
  const pages = listOf(subtitles)
    .map(objectOf)
    .filter(({ url }) => ADDRESS.test(nameOf(url)));
  return [
    {
      platform,
      surface: 'app',
      // In another language, the start of the prompt is unknown.
      prompt: PROMPTED.test(title) ? title.replace(PROMPTED, '').trim() : '',
      answer,
      date: time,
      citations:
        pages.length > 0
          ? pages.map(({ url, name }) => ({ url, title: ADDRESS.test(nameOf(name)) ? '' : name }))
          : null,
    },
  ];
};

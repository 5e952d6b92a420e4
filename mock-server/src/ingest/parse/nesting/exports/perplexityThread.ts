import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { numbered, splitByMarks } from '#server/ingest/replies/marks.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import { sourcesOf } from '#server/ingest/replies/sources.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** The text of an entry, in the order of preference; each answer mode has its own. */
const TEXT_BLOCKS = [/^ask_text$/u, /^ask_text_\d+_markdown$/u] as const;
const TIMES = ['entry_updated_datetime', 'updated_datetime', 'created_datetime'] as const;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/u;

function wordsOf(blocks: readonly Values[]): string {
  for (const pattern of TEXT_BLOCKS) {
    const own = blocks.filter(({ intended_usage: usage }) => pattern.test(nameOf(usage)));
    const texts = own.map(({ markdown_block: block }) => {
      const { answer, chunks } = objectOf(block);
      return textOf(answer) || listOf(chunks).map(textOf).join('');
    });
    const text = texts.filter((each) => each !== '').join('\n\n');
    if (text !== '') return text;
  }
  return '';
}

/** What an entry's steps or blocks tell: the answer, the pages it was written from, and the searches. */
interface Told {
  readonly answer: string;
  readonly pages: readonly unknown[];
  readonly queries: readonly unknown[];
}

function ofBlocks(blocks: readonly Values[]): Told {
  const steps = blocks.flatMap(({ plan_block: plan }) => listOf(objectOf(plan)['steps']).map(objectOf));
  const inBlocks = blocks.flatMap(({ web_result_block: found, sources_mode_block: mode }) => [
    ...listOf(objectOf(found)['web_results']),
    ...listOf(objectOf(mode)['web_results']),
  ]);
  const inSteps = steps.flatMap(({ web_results_content: found }) => listOf(objectOf(found)['web_results']));
  return {
    answer: wordsOf(blocks),
    pages: inBlocks.length > 0 ? inBlocks : inSteps,
    queries: steps.flatMap(({ search_web_content: search }) => listOf(objectOf(search)['queries'])),
  };
}

/** The JSON in `text`: a list of steps, the last with the answer, or the answer's object. */
function ofText(text: unknown): Told {
  const parsed = typeof text === 'string' ? parseLoosely(text) : text;
  const steps = listOf(parsed).map(objectOf);
  const contentOf = (type: string): readonly Values[] =>
    steps.filter(({ step_type: step }) => step === type).map(({ content }) => objectOf(content));
  const final = Array.isArray(parsed) ? (contentOf('FINAL').at(-1) ?? {}) : objectOf(parsed);
  const inner = typeof final['answer'] === 'string' ? parseLoosely(final['answer']) : undefined;
  const whole = isPlainObject(inner) && 'answer' in inner ? inner : final;
  const cited = listOf(whole['web_results']);
  return {
    answer: textOf(whole['answer']),
    pages: cited.length > 0 ? cited : contentOf('SEARCH_RESULTS').flatMap((content) => listOf(content['web_results'])),
    queries: contentOf('SEARCH_WEB').flatMap((content) => listOf(content['queries'])),
  };
}

/** Times of threads are in UTC, without a zone. */
function timeOf(entry: Values): string | undefined {
  const written = TIMES.map((key) => nameOf(entry[key])).find((time) => time !== '');
  return written === undefined || HAS_ZONE.test(written) ? written : `${written}Z`;
}

/** An entry of a thread as Perplexity's site loads it and browser extensions save it. */
export const perplexityThread: ExportReader = (entry) => {
  const { query_str: query, blocks, text } = entry;
  if (typeof query !== 'string' || (!Array.isArray(blocks) && text === undefined)) return null;
  const shown = ofBlocks(listOf(blocks).map(objectOf));
  const told = shown.answer === '' ? ofText(text) : shown;
  const pages = sourcesOf(told.pages);
  return [
    withoutUndefined({
      platform: 'Perplexity',
      surface: 'app',
      model: nameOf(entry['display_model']) || undefined,
      prompt: query,
      answer: told.answer,
      date: timeOf(entry),
      citations: pages.length === 0 ? null : splitByMarks(told.answer, numbered(pages, []), null).citations,
      searches: told.queries.map((each) => nameOf(objectOf(each)['query'] ?? each)).filter((each) => each !== ''),
    }),
  ];
};

import { at, listAt, objectAt, objectsAt, textAt, textsAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply, ReplyParts } from '../Reply.ts';
import { inOrder, notCited, sourceOf, sourcesOf } from '../sources.ts';
import type { Source } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { errorOf } from './errorOf.ts';
import { textOfParts } from './textOfParts.ts';

const BLOCK =
  /^(?:text|output_text|thinking|redacted_thinking|reasoning|fallback|compaction|(?:server_|mcp_)?tool_use|tool_result|\w+_tool_result|citation|refusal|input_text)$/u;

const TOOL = /tool_use$|tool_result$/u;

/** Whether a list holds message content blocks. */
export function isBlockList(list: readonly unknown[]): boolean {
  const types = list.map((block) => textAt(block, 'type'));
  return types.length > 0 && types.every((type) => BLOCK.test(type));
}

/** Whether a block is a server-side search call: Anthropic's, or DeepSeek's `deepseek_web_search`. */
export const isWebSearch = ({ type, name }: JsonObject): boolean =>
  type === 'server_tool_use' && typeof name === 'string' && /^(?:\w+_)?web_search$/u.test(name);

type Blocks = Pick<ReplyParts, 'text' | 'citations' | 'retrieved' | 'searches' | 'failed'>;

const isText = ({ type }: JsonObject): boolean => type === 'text' || type === 'output_text';

/** The text of a message: citations split blocks mid-sentence, but a search starts a new paragraph. */
function textOf(blocks: readonly JsonObject[]): string {
  const runs: JsonObject[][] = [[]];
  for (const block of blocks) {
    if (isText(block)) runs.at(-1)?.push(block);
    else if (TOOL.test(textAt(block, 'type'))) runs.push([]);
  }
  const texts = runs.map((run) => textOfParts(run)).filter((text) => text.trim() !== '');
  return texts.map((text, at) => (at < texts.length - 1 ? text.trimEnd() : text)).join('\n\n');
}

/** A fetched page, whose title is that of its document. */
function fetchedPage(content: JsonObject | undefined): Source | null {
  return content === undefined ? null : sourceOf({ ...objectAt(content, 'content'), ...content });
}

/** Parses the blocks of a message: text, cited pages, queries and retrieved pages. */
export function readBlocks(blocks: readonly JsonObject[], isSilentAboutCitations: boolean): Blocks {
  const words = blocks.filter(isText);
  const results = blocks.filter(
    ({ type }) => typeof type === 'string' && /^(?:\w+_)?web_search_tool_result$/u.test(type),
  );
  const cited = inOrder(
    words.flatMap((block) => [...sourcesOf(block['citations']), ...sourcesOf(block['annotations'])]),
  );
  const fetched = blocks.filter(({ type }) => type === 'web_fetch_tool_result');
  const pool = [
    ...results.flatMap((result) => sourcesOf(at(result, 'content'))),
    ...fetched.flatMap((result) => fetchedPage(objectAt(result, 'content')) ?? []),
  ];
  const errors = results.flatMap((result) => textAt(result, 'content', 'error_code') || []);
  const searches = blocks.filter(isWebSearch);
  const hasSearched = results.length > 0 || searches.length > 0;
  const queries = [
    ...new Set(searches.flatMap(({ input }) => [...textsAt(input, 'queries'), textAt(input, 'query')])),
  ].filter((query) => query !== '');
  const canTell = cited.length > 0 || (hasSearched && !isSilentAboutCitations);
  const isDegraded = results.length > 0 && errors.length === results.length && cited.length === 0;
  return {
    text: textOf(blocks),
    citations: canTell ? cited : null,
    retrieved: hasSearched || fetched.length > 0 ? notCited(pool, cited) : null,
    // A continuation of an earlier message holds its search results, but not the queries.
    searches: queries.length > 0 ? queries : null,
    ...(isDegraded && { failed: `degraded: ${errors[0] ?? ''}` }),
  };
}

/** DeepSeek answers in Anthropic's format but omits which pages the text cites. */
const SILENT_MODELS = /deepseek/iu;
const CUT = /^(?:max_tokens|model_context_window_exceeded|pause_turn)$/u;

function isMessage(raw: JsonObject, blocks: readonly unknown[]): boolean {
  // Accepts messages with unknown block types: the known blocks are read.
  if (raw['type'] === 'message' && 'stop_reason' in raw) return true;
  if (blocks.length > 0 && !isBlockList(blocks)) return false;
  return raw['type'] === 'message' || 'stop_reason' in raw || (raw['role'] === 'assistant' && blocks.length > 0);
}

/** Parses a reply of Anthropic's Messages API, and of DeepSeek's compatible one. */
export function readAnthropic(raw: JsonObject): Reply | null {
  const blocks = listAt(raw, 'content');
  if (blocks === undefined || !isMessage(raw, blocks)) return null;
  const model = textAt(raw, 'model');
  const read = readBlocks(objectsAt(blocks), SILENT_MODELS.test(model));
  const finish = textAt(raw, 'stop_reason');
  const details = objectAt(raw, 'stop_details');
  const refused = textAt(details, 'category') || textAt(details, 'explanation') || finish;
  return completeReply('anthropic_messages', {
    ...read,
    ...(finish === 'refusal' && { refused }),
    ...errorOf(raw),
    truncated: CUT.test(finish),
    finish,
    model,
    usage: usageOf(raw['usage']),
    createdAt: timeAt(raw, 'created_at'),
    id: textAt(raw, 'id'),
  });
}

/** Parses a bare list of content blocks. */
export function readBlockList(list: readonly unknown[]): Reply | null {
  return isBlockList(list) ? completeReply('blocks', readBlocks(objectsAt(list), false)) : null;
}

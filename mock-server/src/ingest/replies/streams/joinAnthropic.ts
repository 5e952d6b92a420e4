import { at, numberAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

type Block = { start: JsonObject; text: string; json: string; citations: unknown[] };

function blockOf(blocks: Map<number, Block>, index: number): Block {
  const known = blocks.get(index);
  if (known !== undefined) return known;
  const block: Block = { start: { type: 'text', text: '' }, text: '', json: '', citations: [] };
  blocks.set(index, block);
  return block;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function finished({ start, text, json, citations }: Block): JsonObject {
  const input = json === '' ? undefined : parsed(json);
  const cited = [...objectsAt(start, 'citations'), ...citations];
  return {
    ...start,
    ...(start['type'] === 'text' && { text: textAt(start, 'text') + text }),
    ...(input !== undefined && { input }),
    ...(cited.length > 0 && { citations: cited }),
  };
}

/** Joins the stream events of an Anthropic message; null for other events. */
export function joinAnthropic(events: readonly JsonObject[]): JsonObject | null {
  const start = events.find(({ type }) => type === 'message_start');
  const isOne = start !== undefined || events.some(({ type }) => type === 'content_block_delta');
  if (!isOne) return null;
  const blocks = new Map<number, Block>();
  let ending: JsonObject = {};
  let usage: JsonObject = { ...objectAt(start, 'message', 'usage') };
  for (const event of events) {
    const block = (): Block => blockOf(blocks, numberAt(event, 'index') ?? 0);
    if (event['type'] === 'content_block_start') block().start = objectAt(event, 'content_block') ?? {};
    if (event['type'] === 'message_delta') {
      ending = { ...ending, ...objectAt(event, 'delta') };
      // Usage is cumulative: the last values are the totals.
      usage = { ...usage, ...objectAt(event, 'usage') };
    }
    if (event['type'] !== 'content_block_delta') continue;
    const kind = textAt(event, 'delta', 'type');
    if (kind === 'text_delta') block().text += textAt(event, 'delta', 'text');
    if (kind === 'input_json_delta') block().json += textAt(event, 'delta', 'partial_json');
    if (kind === 'citations_delta') block().citations.push(at(event, 'delta', 'citation'));
  }
  const ordered = [...blocks].sort(([a], [b]) => a - b).map(([, block]) => finished(block));
  // A truncated stream has no stop reason.
  return {
    ...{ ...objectAt(start, 'message'), type: 'message', content: ordered, stop_reason: 'max_tokens', ...ending },
    ...(Object.keys(usage).length > 0 && { usage }),
  };
}

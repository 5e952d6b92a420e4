import { firstText, numberAt, objectAt, textAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { parseLoosely } from '../parseLoosely.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { usageOf } from '../usage.ts';
import { withoutThinking } from './textOfParts.ts';

/** Names that people give to the output with the answer, and to the input with the question. */
const OUTPUTS = ['answer', 'text', 'output', 'result', 'response', 'reply', 'content', 'data', 'Output'] as const;
const INPUTS = [
  'sys.query',
  'query',
  'question',
  'prompt',
  'input',
  'user_input',
  'USER_INPUT',
  'BOT_USER_INPUT',
] as const;
/** Prefix of the variables that Dify adds to the inputs of each run. */
const OF_SYSTEM = 'sys.';
const MOST_LEVELS = 3;

/** The object in a value, also if it is written as JSON. */
function objectIn(value: unknown): JsonObject | undefined {
  return objectAt(typeof value === 'string' && /^\s*\{/u.test(value) ? parseLoosely(value) : value);
}

/** The text under one of the names, or the only text. */
function textUnder(values: JsonObject, names: readonly string[]): string {
  const named = firstText(...names.map((name) => textAt(values, name)));
  if (named !== '') return named;
  const texts = Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'string' && value.trim() !== '' && !key.startsWith(OF_SYSTEM) ? [value] : [],
  );
  return texts.length === 1 ? (texts[0] ?? '') : '';
}

/** The answer in the outputs of a workflow, which may be JSON within JSON. */
function answerIn(outputs: unknown, level = 0): string {
  const object = objectIn(outputs);
  if (object === undefined) return typeof outputs === 'string' ? outputs : '';
  const text = textUnder(object, OUTPUTS);
  const isInner = level < MOST_LEVELS && Object.keys(object).length === 1 && objectIn(text) !== undefined;
  return (isInner && answerIn(text, level + 1)) || text;
}

/** A finished run of a Dify workflow, alone or in the reply of `/workflows/run`. */
function readRun(raw: JsonObject): Reply | null {
  const isReply = 'workflow_run_id' in raw;
  const run = isReply ? objectAt(raw, 'data') : raw;
  if (run === undefined || !('outputs' in run) || !(isReply || 'workflow_id' in run)) return null;
  const status = textAt(run, 'status');
  const failed = textAt(run, 'error') || (/^(?:failed|stopped)$/u.test(status) ? status : '');
  return completeReply('workflow', {
    text: withoutThinking(answerIn(run['outputs'])),
    ...(failed !== '' && { failed }),
    prompt: textUnder(objectIn(run['inputs']) ?? {}, INPUTS),
    createdAt: timeAt(run, 'created_at'),
    id: textAt(run, 'id'),
  });
}

/**
 * Parses a reply of Dify: of an app with a chat, of one that completes texts, or of a workflow. The parts of documents that it retrieved
 * from a knowledge base have no address, so that its sources stay unknown.
 */
export function readDify(raw: JsonObject): Reply | null {
  const isMessage = 'event' in raw && 'answer' in raw && 'message_id' in raw;
  if (!isMessage) return readRun(raw);
  const error = textAt(raw, 'error');
  return completeReply('workflow', {
    text: withoutThinking(textAt(raw, 'answer')),
    ...(error !== '' && { failed: error }),
    usage: usageOf(objectAt(raw, 'metadata', 'usage')),
    createdAt: timeAt(raw, 'created_at'),
    id: textAt(raw, 'message_id'),
  });
}

/** Parses a reply of a Coze workflow, whose outputs are JSON in `data`, or in `output` of its history. */
export function readCoze(raw: JsonObject): Reply | null {
  const isRun = 'execute_id' in raw || 'debug_url' in raw;
  const outputs = raw['output'] ?? raw['data'];
  if (!isRun || objectIn(outputs) === undefined) return null;
  const code = numberAt(raw, 'code') ?? 0;
  return completeReply('workflow', {
    text: withoutThinking(answerIn(outputs)),
    ...(code !== 0 && { failed: textAt(raw, 'msg') || String(code) }),
    prompt: textUnder(objectIn(raw['input']) ?? {}, INPUTS),
    createdAt: timeAt(raw, 'create_time'),
    id: textAt(raw, 'execute_id'),
  });
}

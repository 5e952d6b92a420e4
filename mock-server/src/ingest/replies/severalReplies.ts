import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { at, listAt, numberAt, objectAt, objectsAt } from './json.ts';
import type { JsonObject } from './json.ts';
import { parseLoosely } from './parseLoosely.ts';

/** A single reply extracted from one that holds several. */
export type OneOfSeveral = {
  readonly reply: JsonObject;
  /** Its position among the answers to one prompt, from 1; null if each has its own prompt. */
  readonly choice: number | null;
};

/** Cheap test whether a text is worth parsing. */
const SEVERAL = /"(?:choices|candidates)"\s*:\s*\[|'(?:choices|candidates)'\s*:\s*\[|"tasks"\s*:\s*\[/u;

/** `n` above 1: each choice is a separate answer to the same prompt. */
function choicesOf(raw: JsonObject, key: 'choices' | 'candidates'): readonly OneOfSeveral[] {
  const choices = objectsAt(raw, key);
  const isAnswer = (choice: JsonObject): boolean => 'message' in choice || 'text' in choice || 'content' in choice;
  if (choices.length < 2 || !choices.every(isAnswer)) return [];
  return choices.map((choice, index) => ({ reply: { ...raw, [key]: [choice] }, choice: index + 1 }));
}

/** A result of DataForSEO's LLM Mentions lists answers, each with its question. */
function mentionsOf(result: unknown): readonly unknown[] {
  const items = objectsAt(result, 'items');
  if (!isPlainObject(result) || items.length < 2 || !items.every((item) => 'question' in item)) return [result];
  return items.map((item) => ({ ...result, items: [item] }));
}

/** DataForSEO returns several tasks at once, each with its results. */
function tasksOf(raw: JsonObject): readonly OneOfSeveral[] {
  const tasks = objectsAt(raw, 'tasks');
  if (!tasks.every((task) => numberAt(task, 'status_code') !== null)) return [];
  const single = tasks.flatMap((task) => {
    const results = (listAt(task, 'result') ?? []).flatMap(mentionsOf);
    return results.length < 2 ? [task] : results.map((result) => ({ ...task, result: [result] }));
  });
  return single.length < 2 ? [] : single.map((task) => ({ reply: { ...raw, tasks: [task] }, choice: null }));
}

/** Oxylabs: a list of results, each with its content. */
function resultsOf(raw: JsonObject): readonly OneOfSeveral[] {
  const results = objectsAt(raw, 'results');
  const isResult = (result: JsonObject): boolean => objectAt(result, 'content') !== undefined && 'job_id' in result;
  if (results.length < 2 || !results.every(isResult)) return [];
  return results.map((result) => ({ reply: { ...raw, results: [result] }, choice: null }));
}

/** The replies in an object; empty if it holds one or none. */
export function severalReplies(raw: JsonObject): readonly OneOfSeveral[] {
  for (const several of [choicesOf(raw, 'choices'), choicesOf(raw, 'candidates'), tasksOf(raw), resultsOf(raw)]) {
    if (several.length > 0) return several;
  }
  return [];
}

/** Like `severalReplies`, for a cell: an object, JSON text, or an object in an envelope. */
export function severalInCell(cell: unknown): readonly OneOfSeveral[] {
  const value = typeof cell === 'string' && SEVERAL.test(cell) ? parseLoosely(cell) : cell;
  const object = Array.isArray(value) && value.length === 1 ? at(value, 0) : value;
  if (!isPlainObject(object)) return [];
  const own = severalReplies(object);
  if (own.length > 0) return own;
  const inner = objectAt(object, 'body') ?? objectAt(object, 'response');
  return inner === undefined ? [] : severalReplies(inner);
}

import * as v from 'valibot';
import type { SuggestedCompetitor, SuggestedPrompt, SuggestionKind } from '#client/api/schemas/projectSetupSchemas.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { readHost } from '#server/ingest/merge/defineBrands.ts';
import { nameOf } from '#server/ingest/parse/cells/textOf.ts';
import { LlmError } from '#server/service/llm/LlmError.ts';
import { LONGEST_PROMPT } from '#server/store/edits/promptLimits.ts';
import type { SuggestionOrder } from './SuggestionOrder.ts';

/** Limit of suggestions: more than people review at once. */
const MOST = { competitors: 20, prompts: 100 } as const;
const LONGEST_NAME = 100;
const LONGEST_TOPIC = 200;

const nameSchema = v.pipe(
  v.string(),
  v.transform((text) => stripBidi(nameOf(text))),
);
const competitorSchema = v.object({
  name: v.pipe(nameSchema, v.nonEmpty(), v.maxLength(LONGEST_NAME)),
  aliases: v.optional(v.nullable(v.array(v.unknown())), null),
  domain: v.optional(v.unknown()),
});
const promptSchema = v.object({
  text: v.pipe(nameSchema, v.nonEmpty(), v.maxLength(LONGEST_PROMPT)),
  topic: v.fallback(v.pipe(nameSchema, v.maxLength(LONGEST_TOPIC)), ''),
});

/**
 * Parses the competitors in a model's reply; drops the own brand, known names and entries without a name.
 * @throws LlmError `malformed` for a reply without a list
 */
export function readCompetitors(reply: string, { brand, competitors }: SuggestionOrder): SuggestedCompetitor[] {
  const known = new Set([brand.name, ...brand.aliases, ...competitors].map(foldName));
  const found: SuggestedCompetitor[] = [];
  for (const value of itemsIn(reply, 'competitors')) {
    const { success, output } = v.safeParse(competitorSchema, value);
    if (!success || known.has(foldName(output.name))) continue;
    known.add(foldName(output.name));
    const aliases = (output.aliases ?? [])
      .map((alias) => stripBidi(nameOf(alias)))
      // An alias shared by two brands would be ambiguous in answers.
      .filter((alias) => alias !== '' && alias.length <= LONGEST_NAME && !known.has(foldName(alias)));
    for (const alias of aliases) known.add(foldName(alias));
    found.push({ name: output.name, aliases: [...new Set(aliases)], domain: domainIn(output.domain) });
  }
  return found.slice(0, MOST.competitors);
}

/**
 * Parses the distinct prompts in a model's reply.
 * @throws LlmError `malformed` for a reply without a list
 */
export function readPrompts(reply: string): SuggestedPrompt[] {
  const found = new Map<string, SuggestedPrompt>();
  for (const value of itemsIn(reply, 'prompts')) {
    const { success, output } = v.safeParse(promptSchema, value);
    if (!success) continue;
    const key = promptKey(output.text);
    if (key !== '' && !found.has(key)) found.set(key, output);
  }
  return [...found.values()].slice(0, MOST.prompts);
}

/** Finds the JSON: models wrap it in fences or sentences, or omit the object around the list. */
function itemsIn(reply: string, key: SuggestionKind): readonly unknown[] {
  const object = parsed(between(reply, '{', '}'));
  const wrapped = isPlainObject(object) ? object[key] : undefined;
  const list = Array.isArray(wrapped) ? wrapped : parsed(between(reply, '[', ']'));
  if (!Array.isArray(list)) throw new LlmError('malformed', 'The reply has no list of suggestions');
  return list;
}

/** The text from the first opening to the last closing bracket. */
function between(text: string, open: string, close: string): string {
  return text.slice(Math.max(0, text.indexOf(open)), text.lastIndexOf(close) + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The host of a URL in the form of brand domains; empty when invalid. */
function domainIn(value: unknown): string {
  try {
    return readHost(nameOf(value), '');
  } catch {
    return '';
  }
}

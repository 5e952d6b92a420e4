import type { ImportField } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { nameOf } from '#server/ingest/parse/cells/textOf.ts';
import { modelBeside } from '#server/ingest/parse/platforms/modelBeside.ts';
import { conversationIn, pairsOf } from '../chatPairs.ts';
import type { Turn } from '../chatPairs.ts';
import { fieldOfKey } from '../fieldOfKey.ts';
import { isBlank, withoutField } from '../surroundings.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** A field's value in a message or the whole, under any of its names; the first of several. */
function told(values: Values, field: ImportField): unknown {
  return Object.entries(values).find(([key, value]) => fieldOfKey(key) === field && !isBlank(value))?.[1];
}

/** A model by name or, if an object describes it, by id. */
function modelOf(values: Values): unknown {
  const model = told(values, 'model');
  if (isPlainObject(model)) return nameOf(model['id']) || model;
  return model ?? (modelBeside(Object.keys(values), Object.values(values)) || undefined);
}

/** Some lists are newest first: the answer then precedes its question. */
function isNewestFirst(turns: readonly Turn[]): boolean {
  const speakers = turns.flatMap(({ speaker }) => (speaker === 'other' ? [] : [speaker]));
  if (speakers[0] === 'user' && speakers.at(-1) === 'assistant') return false;
  const times = turns.map(({ values }) => {
    const time = told(values, 'date');
    return typeof time === 'number' ? time : Date.parse(nameOf(time));
  });
  return times.slice(1).reduce((sum, time, index) => sum + (Math.sign(time - (times[index] ?? time)) || 0), 0) < 0;
}

/** Answer fields, stated per answer, or for the whole if it holds one answer. */
const OF_ANSWER = ['citations', 'citation_urls', 'searches'] as const;

/** A field's values in the messages of an answer, lists joined. */
function toldInAny(messages: readonly Values[], field: ImportField): unknown {
  const all = messages.map((message) => told(message, field)).filter((value) => value !== undefined);
  return all.length > 1 && all.every(Array.isArray) ? all.flat() : all[0];
}

const SOURCE_PART = /^source(?:-url)?$/u;

/** The pages in an answer's parts, as Vercel's AI SDK stores them: `{type: 'source-url', url}`. Undefined without such a part. */
function sourceParts(messages: readonly Values[]): readonly unknown[] | undefined {
  const parts = messages.flatMap(({ parts: own, content }) => [...listOf(own), ...listOf(content)]);
  const sources = parts.filter((part) => isPlainObject(part) && SOURCE_PART.test(nameOf(part['type'])));
  return sources.length === 0 ? undefined : sources;
}

/** Any other list of turns, under `messages`, `conversation` and the like. A message's values take precedence over those of the whole. */
export const conversation: ExportReader = (node) => {
  const found = conversationIn(node);
  if (found === null) return null;
  const pairs = pairsOf(isNewestFirst(found.turns) ? found.turns.toReversed() : found.turns);
  if (pairs.length === 0) return null;
  const { [found.key]: _turns, ...rest } = node;
  const around = OF_ANSWER.reduce<Values>((values, field) => withoutField(values, field), rest);
  return pairs.map(({ prompt, answer, values, messages, asked }) => {
    const date = told(values, 'date') ?? told(asked, 'date');
    const others = date === undefined ? around : withoutField(around, 'date');
    const own = OF_ANSWER.map((field) => {
      return [field, toldInAny(messages, field) ?? (pairs.length === 1 ? told(rest, field) : undefined)] as const;
    });
    return withoutUndefined({
      ...withoutField(others, 'model'),
      citations: sourceParts(messages),
      ...Object.fromEntries(own.filter(([, value]) => value !== undefined)),
      model: modelOf(values) ?? modelOf(rest),
      ...(date !== undefined && { date }),
      prompt,
      answer,
    });
  });
};

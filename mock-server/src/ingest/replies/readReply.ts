import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { isAside } from './isAside.ts';
import { textAt } from './json.ts';
import type { JsonObject } from './json.ts';
import { parseLoosely } from './parseLoosely.ts';
import { readAnswerObject, readSoleAnswer } from './readers/readAnswerObject.ts';
import { readAnthropic, readBlockList } from './readers/readAnthropic.ts';
import { readBedrock } from './readers/readBedrock.ts';
import { readBrightData } from './readers/readBrightData.ts';
import { readChatCompletion } from './readers/readChatCompletion.ts';
import { readCloro } from './readers/readCloro.ts';
import { readCohere } from './readers/readCohere.ts';
import { readDashScope, readHunyuan } from './readers/readDashScope.ts';
import { readDataForSeo } from './readers/readDataForSeo.ts';
import { readError } from './readers/readError.ts';
import { readGemini, readInteraction } from './readers/readGemini.ts';
import { readHasData } from './readers/readHasData.ts';
import { readAiSdk, readOllama } from './readers/readLocalModels.ts';
import { readLangChain, readMessage } from './readers/readMessage.ts';
import { readMistral } from './readers/readMistral.ts';
import { readOlostep } from './readers/readOlostep.ts';
import { readOxylabs } from './readers/readOxylabs.ts';
import { isResponsesOutput, readResponses } from './readers/readResponses.ts';
import { readSerpApi } from './readers/readSerpApi.ts';
import { readCoze, readDify } from './readers/readWorkflow.ts';
import type { Reply } from './Reply.ts';
import { isStream, joinStream } from './streams/joinStream.ts';
import { streamEvents } from './streams/streamEvents.ts';

type Reader = (raw: JsonObject) => Reply | null;

/** Readers of unambiguous formats: a record may be in one of them with extra fields. The first match wins. */
const PLAIN_SHAPES: readonly Reader[] = [
  readResponses,
  readDataForSeo,
  readSerpApi,
  readHasData,
  readGemini,
  readInteraction,
  readMistral,
  readAnthropic,
  readChatCompletion,
  readHunyuan,
  readDashScope,
  readBedrock,
  readCohere,
  readOllama,
  readBrightData,
  readOxylabs,
  readOlostep,
  readCloro,
  readDify,
  readCoze,
];

/** Readers of all formats; the others apply only where a reply is expected. */
const READERS: readonly Reader[] = [
  ...PLAIN_SHAPES,
  readAiSdk,
  readMessage,
  readLangChain,
  readAnswerObject,
  readSoleAnswer,
  readError,
];

/** Fields in which batches, logs and vendors wrap the reply. */
const WRAPPERS = [
  'response',
  'body',
  'message',
  'result',
  'data',
  'raw',
  'raw_response',
  'rawResponse',
  'reply',
  'completion',
  'output',
  'value',
];
const MAX_WRAPPERS = 4;

function firstOf(readers: readonly Reader[], raw: JsonObject): Reply | null {
  for (const read of readers) {
    const reply = read(raw);
    if (reply !== null) return reply;
  }
  return null;
}

function readObject(raw: JsonObject, depth: number): Reply | null {
  if (isStream([raw])) {
    const whole = joinStream([raw]);
    const reply = whole === null ? null : firstOf(READERS, whole);
    if (reply !== null) return reply;
  }
  const reply = firstOf(READERS, raw);
  if (reply !== null || depth >= MAX_WRAPPERS) return reply;
  for (const key of WRAPPERS) {
    const inner = raw[key];
    // A string here is answer text, not a provider's reply, except in `body`, which holds a response body.
    const isRead = Array.isArray(inner) || isPlainObject(inner) || (key === 'body' && typeof inner === 'string');
    const wrapped = isRead ? readValue(inner, depth + 1) : null;
    if (wrapped !== null) return wrapped;
  }
  return null;
}

function readList(list: readonly unknown[], depth: number): Reply | null {
  const objects = list.filter(isPlainObject);
  if (objects.length === 0 || objects.length < list.length) return null;
  if (isResponsesOutput(list)) return readResponses({ object: 'response', output: list });
  const blocks = readBlockList(list);
  if (blocks !== null) return blocks;
  if (isStream(objects)) {
    const whole = joinStream(objects);
    return whole === null ? null : firstOf(READERS, whole);
  }
  if (objects.every((object) => textAt(object, 'role') !== '' || textAt(object, 'type') === 'ai')) {
    const said = objects.filter(({ type }) => !isAside(type));
    return said.reduceRight<Reply | null>(
      (found, message) => found ?? firstOf([readMessage, readLangChain], message),
      null,
    );
  }
  const [only] = objects;
  return objects.length === 1 && only !== undefined && depth < MAX_WRAPPERS ? readObject(only, depth + 1) : null;
}

function readText(text: string, depth: number): Reply | null {
  const value = parseLoosely(text);
  if (value !== undefined) return readValue(value, depth + 1);
  const start = text.slice(0, 200).trimStart();
  if (!/^(?:event:|data:|id:|:|\{)/u.test(start)) return null;
  const events = streamEvents(text);
  return events === null ? null : readList(events, depth);
}

function readValue(value: unknown, depth: number): Reply | null {
  if (typeof value === 'string') return depth >= MAX_WRAPPERS ? null : readText(value, depth);
  if (Array.isArray(value)) return readList(value, depth);
  return isPlainObject(value) ? readObject(value, depth) : null;
}

/**
 * Parses a raw reply of a provider or scraper vendor: an object, JSON or a Python literal in a text, a list of blocks, items or messages,
 * or the chunks of a saved stream. Null for an unknown value, in particular plain text. Pure; never throws.
 */
export function readReply(value: unknown): Reply | null {
  return readValue(value, 0);
}

/** Parses a record that is itself a reply, possibly with extra fields. Null if it is none. */
export function readRecordReply(record: JsonObject): Reply | null {
  return firstOf(PLAIN_SHAPES, record);
}

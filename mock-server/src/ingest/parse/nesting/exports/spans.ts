import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import { readReply } from '#server/ingest/replies/readReply.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** Attributes of a span by dotted name, list indexes included: `llm.input_messages.0.message.content`. */
type Attributes = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 8;
/** Attributes that only spans about language models have, in the conventions of OpenInference and OpenTelemetry. */
const OF_MODELS = /^(?:openinference\.span\.kind|traceloop\.span\.kind|llm\.|gen_ai\.|(?:input|output)\.value$)/u;
const KINDS = ['openinference.span.kind', 'traceloop.span.kind', 'gen_ai.operation.name'] as const;
const IS_CALL = /^(?:llm|generation|chat|chat_model|completion|text_completion|generate_content|responses?)$/iu;
/** Kinds of spans that are no model calls. */
const IS_KIND =
  /^(?:agent|chain|tool|retriever|embedding|embeddings|reranker|guardrail|evaluator|prompt|workflow|task|create_agent|invoke_agent|execute_tool)$/iu;
const MODELS = ['gen_ai.response.model', 'llm.model_name', 'llm.response.model', 'gen_ai.request.model'] as const;
/** Prefixes of numbered messages, each with what stands before `role` and `content`. */
const ASKED = ['llm.input_messages.#.message', 'gen_ai.prompt.#', 'gen_ai.input.messages.#'] as const;
const ANSWERED = ['llm.output_messages.#.message', 'gen_ai.completion.#', 'gen_ai.output.messages.#'] as const;
const DATES = ['start_time', 'startTime', 'started_at', 'timestamp'] as const;
const NANOSECONDS = ['startTimeUnixNano', 'start_time_unix_nano'] as const;
const MOST_MESSAGES = 1000;

/** The value of an OTLP attribute: `{stringValue: "gpt-x"}`. */
function otlpValue(value: unknown): unknown {
  const { arrayValue, kvlistValue, ...scalar } = objectOf(value);
  if (isPlainObject(arrayValue)) return listOf(arrayValue['values']).map(otlpValue);
  if (isPlainObject(kvlistValue)) return otlpAttributes(listOf(kvlistValue['values']));
  return Object.values(scalar)[0];
}

const otlpAttributes = (list: readonly unknown[]): Values =>
  Object.fromEntries(list.map(objectOf).map(({ key, value }) => [nameOf(key), otlpValue(value)]));

function flatten(value: unknown, name: string, depth: number): readonly (readonly [string, unknown])[] {
  const isHolder = Array.isArray(value) || isPlainObject(value);
  if (!isHolder || depth > MAX_DEPTH) return [[name, value]];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    flatten(each, name === '' ? key : `${name}.${key}`, depth + 1),
  );
  return name === '' ? inner : [[name, value], ...inner];
}

/** The attributes of a span however they are stored: flat, nested, or as OTLP's list; null: not of a language model. */
function attributesOf(stored: unknown): Attributes | null {
  const parsed = typeof stored === 'string' ? parseLoosely(stored) : stored;
  const isOtlp = Array.isArray(parsed) && parsed.every((each) => isPlainObject(each) && 'key' in each);
  const value = isOtlp ? otlpAttributes(listOf(parsed)) : parsed;
  if (!isPlainObject(value)) return null;
  const attributes = Object.fromEntries(flatten(value, '', 0));
  return Object.keys(attributes).some((name) => OF_MODELS.test(name)) ? attributes : null;
}

/** The parts of a message: numbered attributes, or `parts` with their text under `content`. */
function contentAt(attributes: Attributes, prefix: string): string {
  const content = attributes[`${prefix}.content`];
  if (typeof content === 'string' && content !== '') return content;
  const texts: string[] = [];
  for (let part = 0; part < MOST_MESSAGES; part += 1) {
    const numbered = `${prefix}.contents.${String(part)}.message_content.text`;
    const listed = `${prefix}.parts.${String(part)}`;
    if (!(numbered in attributes) && !(`${listed}.type` in attributes)) break;
    const isText = !(`${listed}.type` in attributes) || attributes[`${listed}.type`] === 'text';
    if (isText) texts.push(textOf(attributes[numbered] ?? attributes[`${listed}.content`]));
  }
  return texts.join('') || textOf(content);
}

interface Message {
  readonly role: string;
  readonly content: string;
}

function messagesAt(attributes: Attributes, patterns: readonly string[]): readonly Message[] {
  for (const pattern of patterns) {
    const found: Message[] = [];
    for (let place = 0; place < MOST_MESSAGES; place += 1) {
      const prefix = pattern.replace('#', String(place));
      const role = nameOf(attributes[`${prefix}.role`]);
      const content = contentAt(attributes, prefix);
      if (role === '' && content === '') break;
      found.push({ role: role || 'user', content });
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** Lists of messages that are stored as JSON. */
const UNPACKED = [
  'gen_ai.input.messages',
  'gen_ai.output.messages',
  'llm.input_messages',
  'llm.output_messages',
] as const;

function unpacked(attributes: Attributes): Attributes {
  const lists = UNPACKED.flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'string' ? flatten(parseLoosely(value), name, 0) : [];
  });
  return lists.length === 0 ? attributes : { ...attributes, ...Object.fromEntries(lists) };
}

/** The answer: a raw reply if there is one, as it holds the sources too, else the model's message. */
function answerOf(attributes: Attributes): unknown {
  const output = attributes['output.value'];
  if (readReply(output) !== null) return output;
  const message = messagesAt(attributes, ANSWERED).find(({ content }) => content !== '');
  return message?.content ?? output;
}

function promptOf(attributes: Attributes): string {
  const input = attributes['input.value'];
  return messagePrompt(messagesAt(attributes, ASKED)) || messagePrompt(input) || textOf(input);
}

function dateOf(span: Values): unknown {
  const nanoseconds = NANOSECONDS.map((name) => Number(span[name])).find((time) => time > 0);
  return nanoseconds === undefined
    ? DATES.map((name) => span[name]).find((time) => time !== undefined && time !== null)
    : Math.floor(nanoseconds / 1e6);
}

function errorOf(span: Values): unknown {
  const { code, message } = objectOf(span['status']);
  const isError = /^(?:2|(?:status_code_)?error)$/iu.test(nameOf(code ?? span['status_code']));
  return isError ? nameOf(message ?? span['status_message']) || 'error' : undefined;
}

/**
 * The answer in a span of a trace, with its attributes under `attributes`. Only model calls are answers, because the spans around a call
 * repeat its text: any other span holds none. Null: no span about a language model.
 */
export const spans: ExportReader = (node) => {
  const stored = attributesOf(node['attributes']);
  if (stored === null) return null;
  const attributes = unpacked(stored);
  const kind = KINDS.map((name) => nameOf(attributes[name])).find((name) => name !== '') ?? nameOf(node['span_kind']);
  const model = MODELS.map((name) => nameOf(attributes[name])).find((name) => name !== '');
  const isCall = IS_CALL.test(kind) || (!IS_KIND.test(kind) && model !== undefined);
  if (!isCall) return [];
  const answer = answerOf(attributes);
  const prompt = promptOf(attributes);
  if (prompt === '') return [];
  return [withoutUndefined({ prompt, answer, model, date: dateOf(node), error: errorOf(node) })];
};

import { at, eitherCase, listAt, numberAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { textOfParts } from '../readers/textOfParts.ts';
import { faultOf } from './faultOf.ts';
import { joinAnthropic } from './joinAnthropic.ts';
import { isBedrockEvent, joinBedrock } from './joinBedrock.ts';
import { isCohereEvent, joinCohere } from './joinCohere.ts';
import { isCozeEvent, joinCoze } from './joinCoze.ts';
import { isDifyEvent, joinDify } from './joinDify.ts';
import { isInteractionEvent, joinInteraction } from './joinInteraction.ts';
import { joinPieces } from './joinPieces.ts';

/** The objects under a key of the events that have one. */
function objectsUnder(events: readonly JsonObject[], key: string): readonly JsonObject[] {
  return events.map((event) => objectAt(event, key)).filter((object) => object !== undefined);
}

/** The last non-empty value under a key: streams repeat and complete values beside the text. */
function last(events: readonly JsonObject[], key: string): unknown {
  return events.findLast((event) => {
    const value = event[key];
    return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
  })?.[key];
}

const lastText = (texts: readonly string[]): string => texts.findLast((text) => text !== '' && text !== 'null') ?? '';

/** The message assembled from deltas, if no event holds it as a whole. */
function openMessage(events: readonly JsonObject[], finished: readonly JsonObject[]): readonly JsonObject[] {
  const places = new Set(
    finished.filter((event) => at(event, 'item', 'type') === 'message').map((event) => event['output_index']),
  );
  const open = events.filter((event) => !places.has(event['output_index']));
  const of = (type: string): readonly JsonObject[] => open.filter((event) => event['type'] === type);
  const text = of('response.output_text.delta').map((event) => textAt(event, 'delta'));
  const annotations = of('response.output_text.annotation.added').map((event) => at(event, 'annotation'));
  if (text.length === 0) return [];
  return [{ type: 'message', content: [{ type: 'output_text', text: text.join(''), annotations }] }];
}

function joinResponses(events: readonly JsonObject[]): JsonObject | null {
  const isEvent = events.some(({ type }) => typeof type === 'string' && type.startsWith('response.'));
  if (!isEvent) return null;
  const ended = events.findLast((event) =>
    /^response\.(?:completed|incomplete|failed|done)$/u.test(textAt(event, 'type')),
  );
  const whole = objectAt(ended, 'response');
  // ChatGPT's own endpoint ends with a response that lacks the output.
  if (whole !== undefined && objectsAt(whole, 'output').length > 0) return whole;
  const finished = events.filter((event) => event['type'] === 'response.output_item.done');
  const output = [...objectsUnder(finished, 'item'), ...openMessage(events, finished)];
  // Without an end event the stream was cut off.
  return {
    ...(whole ?? { ...objectAt(events[0], 'response'), status: 'incomplete' }),
    ...{ object: 'response', output },
  };
}

/** Groq reports a tool at its start, and again with its results. */
function executedTools(choices: readonly JsonObject[]): readonly JsonObject[] {
  const tools = choices.flatMap((choice) => objectsAt(choice, 'delta', 'executed_tools'));
  return [...new Map(tools.map((tool, place) => [tool['index'] ?? place, tool])).values()];
}

/**
 * The text of the chunks of a chat stream. Sonar repeats the whole text in each chunk's `message` and once more at the end, but each delta
 * only once. Mistral's reasoning models send parts instead of text.
 */
function wordsOf(choices: readonly JsonObject[]): string {
  const deltas = choices.map((choice) => textOfParts(at(choice, 'delta', 'content') ?? ''));
  if (deltas.some((words) => words !== '')) return joinPieces(deltas);
  const messages = choices.map((choice) => textOfParts(at(choice, 'message', 'content') ?? ''));
  return joinPieces(
    messages.some((words) => words !== '') ? messages : choices.map((choice) => textAt(choice, 'text')),
  );
}

function joinChat(events: readonly JsonObject[]): JsonObject | null {
  const choices = events.flatMap((event) =>
    objectsAt(event, 'choices').filter((each) => (numberAt(each, 'index') ?? 0) === 0),
  );
  const isChunk =
    choices.length > 0 && choices.every((choice) => 'delta' in choice || 'text' in choice || 'message' in choice);
  if (!isChunk) return null;
  const text = wordsOf(choices);
  const refusal = choices.map((choice) => textAt(choice, 'delta', 'refusal')).join('');
  const annotations = choices.flatMap(
    (choice) => listAt(choice, 'delta', 'annotations') ?? listAt(choice, 'message', 'annotations') ?? [],
  );
  const executed = executedTools(choices);
  const shared = [
    'model',
    'usage',
    'bot_usage',
    'citations',
    'search_results',
    'references',
    'search_info',
    'vertex_ai_grounding_metadata',
    'created',
    'id',
    'error',
  ];
  return {
    ...Object.fromEntries(shared.map((key) => [key, last(events, key)])),
    choices: [
      {
        finish_reason: lastText(choices.map((choice) => textAt(choice, 'finish_reason'))) || 'length',
        native_finish_reason: lastText(choices.map((choice) => textAt(choice, 'native_finish_reason'))),
        message: {
          role: 'assistant',
          content: text,
          ...(executed.length > 0 && { executed_tools: executed }),
          ...(refusal !== '' && { refusal }),
          ...(annotations.length > 0 && { annotations }),
        },
      },
    ],
  };
}

function joinGemini(events: readonly JsonObject[]): JsonObject | null {
  const candidates = events.flatMap((event) => objectsAt(event, 'candidates').slice(0, 1));
  if (candidates.length === 0) return null;
  const merged = candidates.reduce<JsonObject>((all, candidate) => ({ ...all, ...candidate }), {});
  const grounded = candidates.findLast(
    (candidate) => Object.keys(objectAt(eitherCase(candidate, 'groundingMetadata')) ?? {}).length > 0,
  );
  const parts = candidates.flatMap((candidate) => listAt(candidate, 'content', 'parts') ?? []);
  const grounding = eitherCase(grounded, 'groundingMetadata');
  return {
    ...events.at(-1),
    candidates: [{ ...merged, ...(grounding !== undefined && { groundingMetadata: grounding }), content: { parts } }],
  };
}

function joinDashScope(events: readonly JsonObject[]): JsonObject | null {
  const outputs = objectsUnder(events, 'output');
  if (outputs.length !== events.length || !outputs.some((output) => 'choices' in output || 'text' in output)) {
    return null;
  }
  const choices = outputs.flatMap((output) => objectsAt(output, 'choices').slice(0, 1));
  const words =
    choices.length > 0
      ? // Multimodal models send parts instead of text.
        choices.map((choice) => textOfParts(at(choice, 'message', 'content') ?? ''))
      : outputs.map((output) => textAt(output, 'text'));
  const ends = (choices.length > 0 ? choices : outputs).map((each) => textAt(each, 'finish_reason'));
  const search = outputs.find((output) => (listAt(output, 'search_info', 'search_results') ?? []).length > 0);
  return {
    ...events.at(-1),
    output: {
      choices: [{ finish_reason: lastText(ends) || 'length', message: { content: joinPieces(words) } }],
      ...(search !== undefined && { search_info: search['search_info'] }),
    },
  };
}

function joinOllama(events: readonly JsonObject[]): JsonObject | null {
  if (!events.every(({ done }) => typeof done === 'boolean')) return null;
  const words = events.map((event) => textAt(event, 'message', 'content') || textAt(event, 'response'));
  const { response, ...ended } = { response: undefined, ...events.at(-1) };
  return { ...ended, message: { content: words.join('') } };
}

const JOINERS = [
  joinResponses,
  joinAnthropic,
  joinCohere,
  joinBedrock,
  joinInteraction,
  joinDify,
  joinCoze,
  joinChat,
  joinGemini,
  joinDashScope,
  joinOllama,
];

/** Joins the chunks of a stream to the reply it would be without streaming; null if they are no stream. */
export function joinStream(events: readonly JsonObject[]): JsonObject | null {
  const fault = faultOf(events.at(-1));
  const pieces = fault === undefined ? events : events.slice(0, -1);
  for (const join of JOINERS) {
    const whole = join(pieces);
    if (whole !== null) return fault === undefined ? whole : { ...whole, error: fault };
  }
  return null;
}

/** Azure sends the prompt filter results before the first chunk; legacy completions send `text` chunks with one id. */
function isChatStream(list: readonly JsonObject[]): boolean {
  const all = list.map((each) => objectsAt(each, 'choices'));
  if (!list.every((each) => listAt(each, 'choices') !== undefined)) return false;
  if (all.some((choices) => choices.some((choice) => 'delta' in choice))) return true;
  const ids = new Set(list.map((each) => textAt(each, 'id')));
  return ids.size === 1 && !ids.has('') && all.every((choices) => choices.every((choice) => 'text' in choice));
}

/** What tells an event of a stream by itself. */
const OWN_EVENTS = [isCohereEvent, isBedrockEvent, isInteractionEvent, isDifyEvent, isCozeEvent];

/** Whether objects are chunks of a stream, not separate replies. */
export function isStream(events: readonly JsonObject[]): boolean {
  const isFailed = faultOf(events.at(-1)) !== undefined;
  const list = isFailed ? events.slice(0, -1) : events;
  const first = list[0];
  if (first === undefined) return false;
  const type = textAt(first, 'type');
  if (type === 'message_start' || type.startsWith('response.') || first['object'] === 'chat.completion.chunk') {
    return true;
  }
  if (OWN_EVENTS.some((isEvent) => isEvent(first))) return true;
  if (events.length < 2) return objectsAt(first, 'choices').some((choice) => 'delta' in choice);
  if (listAt(first, 'choices') !== undefined && isChatStream(list)) return true;
  const isGemini = list.every(
    (each) => listAt(each, 'candidates') !== undefined || eitherCase(each, 'usageMetadata') !== undefined,
  );
  const isOllama =
    list.every((each) => typeof each['done'] === 'boolean') &&
    (isFailed || list.at(-1)?.['done'] === true) &&
    list[0]?.['done'] === false;
  const isDashScope = list.every(
    (each) =>
      objectAt(each, 'output') !== undefined &&
      textAt(each, 'request_id') === textAt(first, 'request_id') &&
      'request_id' in each,
  );
  return isGemini || isOllama || isDashScope;
}

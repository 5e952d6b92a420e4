import { normalizeFieldName } from '#client/lib/importFields.ts';

/** Fields in which logs store a provider's raw reply, beside or instead of the extracted text. */
const RAW_NAMES = new Set(
  [
    'raw',
    'raw_response',
    'raw_output',
    'raw_json',
    'raw_reply',
    'raw_result',
    'response_json',
    'response_raw',
    'api_response',
    'full_response',
    'llm_response',
    'completion',
    'response_body',
    'reply',
    'body',
    'result',
    'output',
  ].map(normalizeFieldName),
);
/** Fields in which logs store the request. */
const REQUEST_NAMES = new Set(
  [
    'messages',
    'request',
    'request_body',
    'request_json',
    'request_payload',
    'payload',
    'params',
    'input',
    'inputs',
    'conversation',
    'contents',
    'chat_history',
    'model_input',
    'body',
  ].map(normalizeFieldName),
);
/** Sets of top-level fields that identify a reply. */
const REPLY_SIGNS: readonly (readonly string[])[] = [
  ['choices', 'object'],
  ['choices', 'model'],
  ['choices', 'id'],
  ['output', 'object'],
  ['candidates'],
  ['content', 'stop_reason'],
  ['output', 'request_id'],
  ['outputs', 'conversation_id'],
  ['tasks', 'status_code'],
  ['tasks', 'tasks_count'],
  ['search_metadata'],
  ['search_parameters', 'ai_overview'],
  ['requestMetadata', 'aiOverview'],
  ['requestMetadata', 'textBlocks'],
  ['requestMetadata', 'organicResults'],
  ['general', 'ai_overview'],
  ['text_blocks', 'references'],
  ['answer_text_markdown'],
  ['answer_text'],
  ['results', 'job'],
  ['content', 'job_id'],
  ['steps', 'status'],
  ['text', 'generation_id'],
  ['event', 'message_id', 'answer'],
  ['workflow_run_id', 'data'],
  ['workflow_id', 'outputs'],
  ['execute_id', 'data'],
  ['execute_id', 'output'],
];

/** Where a record with these keys may hold a reply, apart from its answer column. */
export type ReplyPlaces = {
  /** The record itself may be a reply. */
  readonly isReply: boolean;
  /** Indexes of fields that may hold a raw reply or a request. */
  readonly raw: readonly number[];
  readonly request: readonly number[];
};

/** Whether a field of this name may hold the request. */
export function isRequestKey(key: string): boolean {
  return REQUEST_NAMES.has(normalizeFieldName(key));
}

/** Whether an object with these keys may be a reply itself. */
export function isReplyShape(keys: readonly string[]): boolean {
  return REPLY_SIGNS.some((signs) => signs.every((sign) => keys.includes(sign)));
}

/** Finds the indexes by the names alone. */
export function replyPlaces(keys: readonly string[]): ReplyPlaces {
  const places = (names: ReadonlySet<string>): readonly number[] =>
    keys.flatMap((key, place) => (names.has(normalizeFieldName(key)) ? [place] : []));
  return {
    isReply: isReplyShape(keys),
    raw: places(RAW_NAMES),
    request: places(REQUEST_NAMES),
  };
}

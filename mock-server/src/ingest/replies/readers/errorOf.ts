import { at, numberAt, objectAt, textAt } from '../json.ts';

/** Moderation refusals arrive as errors but are refusals, not failures. */
const MODERATION =
  /RiskDetection|SensitiveContent|DataInspectionFailed|data_inspection_failed|content_filter|content_policy|unsafe_request|prohibited_content|moderation_blocked|sensitive/iu;

/** Moderation that only the message reveals. */
const MODERATION_WORDS =
  /Content Exists Risk|violating our usage policy|content (?:filtering|management) policy|(?:不安全|敏感|违规)(?:内容|信息|或敏感)/iu;

type ReplyError = { readonly failed: string } | { readonly refused: string };

function errorFrom(code: string, message: string): ReplyError {
  const words = [code, message].filter((word) => word !== '').join(': ');
  return MODERATION.test(code) || MODERATION_WORDS.test(message)
    ? { refused: words || 'refused' }
    : { failed: words || 'error' };
}

function codeOf(error: unknown): string {
  const code = at(error, 'code') ?? at(error, 'type') ?? at(error, 'status') ?? at(error, 'Code');
  return typeof code === 'number' ? String(code) : typeof code === 'string' ? code : '';
}

/** MiniMax states its error beside the choices, and 0 where there is none. */
function baseError(raw: unknown): ReplyError | undefined {
  const code = numberAt(raw, 'base_resp', 'status_code') ?? 0;
  return code === 0 ? undefined : errorFrom(`${String(code)} ${textAt(raw, 'base_resp', 'status_msg')}`.trim(), '');
}

/**
 * The error under `error` of an object (an object or a sentence), in the provider's words; undefined if there is none. Null, false, '' and
 * empty objects are no errors.
 */
export function errorOf(raw: unknown): ReplyError | undefined {
  const error = at(raw, 'error') ?? at(raw, 'ErrorMsg') ?? at(raw, 'Error');
  if (typeof error === 'string' && error.trim() !== '') return errorFrom('', error.trim());
  const object = objectAt(error);
  if (object === undefined || Object.keys(object).length === 0) return baseError(raw);
  const [code, message] = [
    codeOf(object),
    textAt(object, 'message') || textAt(object, 'Msg') || textAt(object, 'Message'),
  ];
  return code === '' && message === '' ? undefined : errorFrom(code, message);
}

/** The error in a flat object: `{code, message, request_id}`. */
export function flatErrorOf(raw: unknown): ReplyError {
  return errorFrom(codeOf(raw), textAt(raw, 'message') || textAt(raw, 'detail') || textAt(raw, 'msg'));
}

import * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import type { ApiErrorKind } from '../lib/ApiError.ts';
import { isAbsentStatus, kindOfStatus } from './kindOfStatus.ts';
import { lenientText } from './lenientSchemas.ts';

/** A response envelope as received: the code may be a text of digits, the message may be missing. */
export const envelopeSchema = v.object({
  code: v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,9}$/u), v.transform(Number))]),
  msg: lenientText,
  data: v.optional(v.unknown()),
});

/** A response that is returned to the caller as a normal result: code 0, 401 or 403 (specification, section 8). */
export interface Reply {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

const PASSED_CODES: readonly number[] = [0, 401, 403];
const NOT_LOGGED_IN = '未登录';
/** From this call, 'not logged in' is about the invitation, not about the client's session. */
const EXPIRY_EXCEPTION = 'team/invite_operate';

/** Whether the provider's token has expired: code 500 with 'not logged in' in the message, from any call but invite_operate. */
export function isSessionExpiry(code: number, msg: string, path: string): boolean {
  return code === 500 && msg.includes(NOT_LOGGED_IN) && !path.includes(EXPIRY_EXCEPTION);
}

/** Throws for a body whose envelope reports an expired session; ignores any other body. */
export function throwIfExpired(body: unknown, path: string, status: number): void {
  const parsed = v.safeParse(envelopeSchema, body);
  if (!parsed.success) return;
  const { code, msg } = parsed.output;
  if (isSessionExpiry(code, msg, path)) throw new ApiError('unauthorized', msg, { status, code });
}

/** The value of a JSON text; undefined for any other text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of an envelope given as JSON text; null for any other body and for an envelope without a message. */
export function wordsOf(text: string): string | null {
  const parsed = v.safeParse(envelopeSchema, jsonOf(text));
  return parsed.success && parsed.output.msg !== '' ? parsed.output.msg : null;
}

function isPassedThrough(code: number, msg: string, path: string): boolean {
  return (
    PASSED_CODES.includes(code) || (code === 500 && msg.includes(NOT_LOGGED_IN) && path.includes(EXPIRY_EXCEPTION))
  );
}

const KIND_BY_CODE: Readonly<Record<number, ApiErrorKind>> = {
  400: 'validation',
  // The session stays valid: code 401 in the body refuses only this call.
  401: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'validation',
};

/** Providers have their own codes: the HTTP status classifies a code that is not in the table. */
function kindOf(code: number, status: number): ApiErrorKind {
  const said = isAbsentStatus(status) ? undefined : KIND_BY_CODE[code];
  return said ?? kindOfStatus(status) ?? 'server';
}

const FIELD_DETAIL = v.object({ fields: v.record(v.string(), v.string()) });

function fieldErrorsOf(data: unknown): Readonly<Record<string, string>> | undefined {
  const parsed = v.safeParse(FIELD_DETAIL, data);
  return parsed.success ? parsed.output.fields : undefined;
}

/**
 * Opens the envelope `{ code, msg, data }`. Codes 0, 401 and 403 are returned; session expiry and any other code throw an ApiError whose
 * message is `msg`, or `Error` when it is empty. A body without an envelope is a `protocol` error.
 */
export function openEnvelope(body: unknown, path: string, status: number): Reply {
  const parsed = v.safeParse(envelopeSchema, body);
  if (!parsed.success) throw new ApiError('protocol', `No envelope in the reply of ${path}`, { status });
  const { code, msg, data } = parsed.output;
  if (isPassedThrough(code, msg, path)) return { code, msg, data };
  const details = { status, code, fieldErrors: fieldErrorsOf(data) };
  if (isSessionExpiry(code, msg, path)) throw new ApiError('unauthorized', msg, details);
  throw new ApiError(kindOf(code, status), msg === '' ? 'Error' : msg, details);
}

/**
 * Parses the data of a response with the schema of its call.
 * @throws ApiError `forbidden` for the codes passed through, `protocol` naming the first invalid field, with all of them in `wrongFields`.
 */
export function readReply<T>(reply: Reply, schema: v.GenericSchema<unknown, T>, path: string): T {
  if (reply.code !== 0) {
    const kind = KIND_BY_CODE[reply.code] ?? 'server';
    throw new ApiError(kind, reply.msg === '' ? 'Error' : reply.msg, { code: reply.code });
  }
  const parsed = v.safeParse(schema, reply.data);
  if (parsed.success) return parsed.output;
  const wrongFields = parsed.issues.map((issue) => `data.${v.getDotPath(issue) ?? '(whole reply)'}: ${issue.message}`);
  throw new ApiError('protocol', `${path}: ${wrongFields[0] ?? ''}`, { code: reply.code, wrongFields });
}

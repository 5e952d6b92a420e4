import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { hasMagic } from '#client/lib/magicBytes.ts';
import { badInput, MockError } from '../refusal/MockError.ts';
import { refusalOf } from '../refusal/refusalOf.ts';
import { hasTooManyParts } from './jsonBounds.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
/** Body limit of all calls but uploads, which have their own limits, and the calls below. */
const LARGEST_BODY = MEBIBYTE;
/** For thousands of prompts at once: the limit of json-server's parser. */
const LARGEST_LIST = 10 * MEBIBYTE;
const TAKES_LISTS =
  /^\/api\/front\/(?:prompt\/(?:add|check|update|delete|restore)|project\/create|answers\/push|capture\/answer)$/u;

/**
 * Parses JSON bodies, with a check of their bytes; refuses bodies whose `Content-Length` is too large. The few calls that take forms read
 * them themselves, so that any other refuses them by their type, whatever their size.
 */
export function parseBodies(): readonly RequestHandler[] {
  const readers = [LARGEST_BODY, LARGEST_LIST].map((limit): [number, RequestHandler] => [
    limit,
    express.json({ limit, verify: refuseBytes }),
  ]);
  // The same limit applies to bodies that are compressed or have no `Content-Length`.
  const readJson: RequestHandler = (request, response, next) => {
    const reader = readers.find(([limit]) => limit === largestOf(request))?.[1];
    reader?.(request, response, next);
  };
  return [refuseLarge, nameJson, readJson];
}

const largestOf = ({ path }: Request): number => (TAKES_LISTS.test(path) ? LARGEST_LIST : LARGEST_BODY);

/**
 * Refuses bytes of another encoding, which would become replacement characters, and JSON that consists of brackets or names, which would
 * block the event loop.
 */
function refuseBytes(_request: IncomingMessage, _response: unknown, bytes: Buffer, charset: string): void {
  const refuse = (type: keyof typeof UNREAD, status: number): never => {
    throw Object.assign(new Error(type), { type, status });
  };
  if (/^utf-8$/iu.test(charset)) {
    if (hasMagic(bytes.subarray(0, 2), 'gzip')) refuse('bytes.packed', 415);
    if (!isUtf8(bytes)) refuse('bytes.other', 415);
    if (hasTooManyParts(bytes)) refuse('json.many', 422);
  } else if (/^utf-16(?:le|be)?$/iu.test(charset)) {
    if (hasTooManyParts(Buffer.from(new TextDecoder(charset).decode(bytes)))) refuse('json.many', 422);
  } else {
    refuse('charset.unsupported', 415);
  }
}

/** Types that are read as JSON. JSON Lines are refused: reading such a body as empty would be worse. */
export const JSON_TYPE = /^\s*application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/iu;

const CHARSET = /;\s*charset\s*=\s*(?<quote>["']?)(?<name>[\w.:-]+)\k<quote>\s*(?:;|$)/iu;

/**
 * Writes a JSON type as the parser knows it, which would read a body as empty otherwise: `application/vnd.api+json` (RFC 6839), the
 * charset `utf8`, and a semicolon without a parameter behind it, which HTTP allows (RFC 9110).
 */
function nameJson({ headers }: Request, _response: Response, next: NextFunction): void {
  const type = headers['content-type'] ?? '';
  if (JSON_TYPE.test(type)) {
    const charset = CHARSET.exec(type)?.groups?.['name']?.replace(/^utf8$/iu, 'utf-8');
    headers['content-type'] = `application/json${charset === undefined ? '' : `; charset=${charset}`}`;
  }
  next();
}

function refuseLarge(request: Request, _response: Response, next: NextFunction): void {
  const isUpload = request.is('multipart/form-data') !== false && request.is('multipart/form-data') !== null;
  const announced = Number(request.headers['content-length'] ?? 0);
  const limit = largestOf(request);
  if (!isUpload && announced > limit) next(tooLarge(limit));
  else next();
}

/** @param limit in bytes, of the body as it is after decompression */
function tooLarge(limit: number): MockError {
  const most = limit < MEBIBYTE ? `${String(limit / KIBIBYTE)} KB` : `${String(limit / MEBIBYTE)} MB`;
  const text = { zh: `超过 ${most}，请分几次发送`, en: `is larger than ${most}: send it in smaller parts` };
  return new MockError(413, text, { field: 'body' });
}

/** Texts for the errors of body-parser and `refuseBytes`. */
const UNREAD = {
  'encoding.unsupported': {
    zh: '不支持这种 Content-Encoding，请用 gzip、deflate 或不压缩',
    en: 'This Content-Encoding is not supported: use gzip, deflate or none',
  },
  'charset.unsupported': {
    zh: '不支持这种字符编码，请用 UTF-8',
    en: 'This charset is not supported: use UTF-8',
  },
  'bytes.other': {
    zh: '内容不是 UTF-8 编码，请转为 UTF-8 后再发送',
    en: 'The body is not in UTF-8: encode it as UTF-8 before sending it',
  },
  'bytes.packed': {
    zh: '内容已压缩，请加上请求头 Content-Encoding: gzip',
    en: 'The body is compressed: send it with the header Content-Encoding: gzip',
  },
  'json.many': {
    zh: '条目过多，请分几次发送',
    en: 'holds too many values: send it in smaller parts',
  },
} as const;

const isUnread = (type: unknown): type is keyof typeof UNREAD =>
  typeof type === 'string' && Object.hasOwn(UNREAD, type);

/** The refusal of a body that was not parsed; null for a parsed one. */
function unread(error: Error): MockError | null {
  const type = 'type' in error ? error.type : undefined;
  if (isUnread(type)) {
    return type === 'json.many' ? badInput('body', UNREAD[type]) : new MockError(415, UNREAD[type], { status: 415 });
  }
  const code = 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !code.startsWith('Z_')) return null;
  return badInput('body', { zh: '无法解压，可能已损坏', en: 'can’t be decompressed: it may be damaged' });
}

/** Whether a body with a JSON type is not valid JSON. */
export function isBrokenJson(error: unknown): boolean {
  return error instanceof SyntaxError && 'status' in error && error.status === 400;
}

/** `refusalOf` with the errors of the body parsers, the router and the multipart reader. */
export function refusalOfRequest(error: unknown): MockError | null {
  const refusal = refusalOf(error);
  if (refusal !== null) return refusal;
  if (error instanceof URIError) {
    return new MockError(404, { zh: '没有这个接口', en: 'There is no such call' }, { status: 404 });
  }
  const notRead = error instanceof Error ? unread(error) : null;
  if (notRead !== null) return notRead;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge(limitOf(error));
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return isBareValue(error)
      ? badInput('body', { zh: '应为对象', en: 'must be an object' })
      : badInput('body', { zh: '不是有效的 JSON', en: 'is not valid JSON' });
  }
  return null;
}

/** The limit that body-parser names in its error. */
function limitOf(error: unknown): number {
  return error instanceof Error && 'limit' in error && typeof error.limit === 'number' ? error.limit : LARGEST_BODY;
}

/** Whether a refused body is a JSON string, number or null, which no call accepts. */
function isBareValue(error: unknown): boolean {
  if (!(error instanceof SyntaxError) || !('body' in error) || typeof error.body !== 'string') return false;
  try {
    JSON.parse(error.body);
    return true;
  } catch {
    return false;
  }
}

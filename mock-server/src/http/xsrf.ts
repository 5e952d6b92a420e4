import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { forbidden, MockError } from '../refusal/MockError.ts';
import type { Text } from '../refusal/text.ts';
import { JSON_TYPE } from './parseBodies.ts';

/** The default names of axios. */
const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/**
 * Double-submit cookie: set when absent; when a request has both cookie and header, they must be equal.
 * The value is derived from the client, not random, so that two concurrent first replies set the same one.
 * @throws MockError (403) when cookie and header differ.
 */
function checkXsrf(request: Request, response: Response, secret: string): void {
  const cookie = readCookie(request.headers.cookie, COOKIE);
  if (cookie === undefined) {
    const value = createHmac('sha256', secret)
      .update(request.headers['user-agent'] ?? '')
      .digest('base64url');
    response.append('Set-Cookie', `${COOKIE}=${value}; Path=/; SameSite=Strict`);
    return;
  }
  const header = request.headers[HEADER];
  if (typeof header === 'string' && !equal(header, cookie)) throw failed();
}

/** Middleware that checks the cookie and the header of each request. */
export function guardXsrf(secret: string): RequestHandler {
  return (request, response, next) => {
    try {
      checkXsrf(request, response, secret);
      next();
    } catch (error) {
      next(error);
    }
  };
}

const MULTIPART_TYPE = /^\s*multipart\/form-data\s*;/iu;

/**
 * Requires that a change is sent as JSON, or as a form with a custom header: a form posted by a foreign page is neither, because
 * browsers send JSON and custom headers only after a CORS preflight. The XSRF header serves, and so does the bearer header of a program,
 * which browsers never add by themselves. With a bearer, a call without parameters needs no body either.
 * @throws MockError: 415 for another type of content, 403 for a form without the header.
 */
export function requireOwnContent({ method, headers }: Request): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  const hasBearer = /^Bearer +\S/iu.test(headers.authorization ?? '');
  const type = headers['content-type'] ?? '';
  if (JSON_TYPE.test(type) || (hasBearer && type === '' && isEmpty(headers))) return;
  if (!MULTIPART_TYPE.test(type)) throw new MockError(415, typeWords(type), { status: 415 });
  if (headers[HEADER] === undefined && !(hasBearer && headers.cookie === undefined)) throw failed();
}

/** What to send instead. A form without its boundary comes from programs that set the header themselves. */
function typeWords(type: string): Text {
  return /^\s*multipart\/form-data\s*$/iu.test(type)
    ? {
        zh: 'Content-Type: multipart/form-data 缺少 boundary，请不要自行设置该请求头，由 HTTP 库填写',
        en: 'The Content-Type multipart/form-data lacks its boundary: leave this header to your HTTP library',
      }
    : { zh: '请以 Content-Type: application/json 发送', en: 'Send the request with Content-Type: application/json' };
}

function isEmpty(headers: Request['headers']): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

function failed(): MockError {
  return forbidden({
    zh: '安全校验（XSRF）未通过，请刷新页面后重试',
    en: 'The security check (XSRF) failed. Reload the page and try again.',
  });
}

function readCookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

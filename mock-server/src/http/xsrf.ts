import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { forbidden, MockError } from '../refusal/MockError.ts';

/** The names axios uses unless told otherwise. */
const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/**
 * Double-submit cookie: set when absent, and when a request carries both cookie and header they must agree.
 * The value is derived from the client, not drawn, so that two first replies in flight at once set the same one.
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

/** Holds each request against the cookie and header of the security check. */
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

/** What is read as JSON (`parseBodies`). Lines of JSON are not: a body taken for empty would be worse than one refused. */
const JSON_TYPE = /^\s*application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/iu;
const MULTIPART_TYPE = /^\s*multipart\/form-data\s*;/iu;

/**
 * A change travels as JSON, or as a form with a header of the sender's own: a form that a foreign page posts blindly is neither, for a
 * browser asks before it sends JSON or such a header. That of the security check serves, and so does a bearer of a program,
 * which sends no cookies: no browser adds one by itself. With a bearer a call that is asked nothing needs no content either.
 * @throws MockError: 415 for another type of content, 403 for a form without the header.
 */
export function requireOwnContent({ method, headers }: Request): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  const hasBearer = /^Bearer \S/iu.test(headers.authorization ?? '');
  const type = headers['content-type'] ?? '';
  if (JSON_TYPE.test(type) || (hasBearer && type === '' && isEmpty(headers))) return;
  if (!MULTIPART_TYPE.test(type)) {
    throw new MockError(
      415,
      { zh: '请以 Content-Type: application/json 发送', en: 'Send the request with Content-Type: application/json' },
      { status: 415 },
    );
  }
  if (headers[HEADER] === undefined && !(hasBearer && headers.cookie === undefined)) throw failed();
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

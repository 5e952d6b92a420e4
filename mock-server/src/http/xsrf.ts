import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { forbidden } from './MockError.ts';

/** The names axios uses unless told otherwise. */
const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/**
 * Double-submit cookie: set when absent, and when a request carries both cookie and header they must agree.
 * The value is derived from the client, not drawn, so that two first replies in flight at once set the same one.
 * @throws MockError (403) when cookie and header differ.
 */
export function checkXsrf(request: Request, response: Response, secret: string): void {
  const cookie = readCookie(request.headers.cookie, COOKIE);
  if (cookie === undefined) {
    const value = createHmac('sha256', secret)
      .update(request.headers['user-agent'] ?? '')
      .digest('base64url');
    response.append('Set-Cookie', `${COOKIE}=${value}; Path=/; SameSite=Strict`);
    return;
  }
  const header = request.headers[HEADER];
  if (typeof header === 'string' && !equal(header, cookie)) {
    throw forbidden({ zh: 'XSRF 校验未通过', en: 'The XSRF header does not match its cookie' });
  }
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

import type { Response } from 'express';
import type { MockError } from '../refusal/MockError.ts';
import type { Locale } from '../refusal/text.ts';

/** The success code of the menu call's older envelope. */
const OLDER_SUCCESS = 20000;

/** The envelope of every reply; only this module knows its shape. */
interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

export function okEnvelope(data: unknown): Envelope {
  return { code: 0, msg: 'ok', data: data ?? null };
}

export function olderEnvelope(data: unknown): Envelope {
  return { code: OLDER_SUCCESS, msg: 'ok', data: data ?? null };
}

/** The field at fault stands before the message and, for forms that show it there, in `data.fields`. */
export function errorEnvelope(error: MockError, locale: Locale): Envelope {
  const text = error.text[locale];
  return error.field === undefined
    ? { code: error.code, msg: text, data: null }
    : { code: error.code, msg: `${error.field}: ${text}`, data: { fields: fieldsOf(error, locale) } };
}

/** The problem of each field; the first one found if there are several. */
function fieldsOf({ field = '', text, others }: MockError, locale: Locale): Readonly<Record<string, string>> {
  // The last entry of a key wins.
  return Object.fromEntries([{ field, text }, ...others].toReversed().map((one) => [one.field, one.text[locale]]));
}

/** Sends an envelope unless the reply has begun or the client has disconnected. */
export function sendEnvelope(response: Response, envelope: Envelope, status = 200): void {
  if (response.headersSent || response.writableEnded || response.destroyed) return;
  response.status(status).type('json').send(JSON.stringify(envelope));
}

/** Sends the success envelope of data that is JSON already. */
export function sendJsonData(response: Response, data: Uint8Array): void {
  if (response.headersSent || response.writableEnded || response.destroyed) return;
  const [head = '', tail = ''] = JSON.stringify(okEnvelope(null)).split('null');
  response.type('json').set('Content-Length', String(head.length + data.length + tail.length));
  response.write(head);
  response.write(data);
  response.end(tail);
}

/**
 * Sends an error, after the rest of the request if the connection is closed then, as proxies ask for: closed while an upload still comes
 * in, it would be reset, and the proxy would say that nobody answers.
 */
export function sendError(response: Response, error: MockError, locale: Locale): void {
  const send = (): void => sendEnvelope(response, errorEnvelope(error, locale), error.status);
  const { req: request } = response;
  if (request.complete || response.shouldKeepAlive) {
    send();
    return;
  }
  request.once('end', send);
  request.resume();
}

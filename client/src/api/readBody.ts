import * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import { kindOfStatus } from './kindOfStatus.ts';
import { envelopeSchema } from './envelope.ts';

/** A reply as it arrived: a text, or a file where one was asked for. */
interface Arrived {
  readonly path: string;
  readonly status: number;
  /** Of its content, in small letters; empty when the server did not say. */
  readonly type: string;
  readonly data: unknown;
}

function failureOf({ status }: Arrived): ApiError {
  return new ApiError(kindOfStatus(status) ?? 'server', `Request failed with status code ${String(status)}`, {
    status,
  });
}

/** A page in place of data: what servers of one-page apps answer to every address they do not know. */
function isPage({ type }: Arrived, text: string): boolean {
  return type.startsWith('text/html') || text.trimStart().startsWith('<') || (type !== '' && !type.includes('json'));
}

function unreadable(reply: Arrived, text: string, cause: unknown): ApiError {
  const { path, status } = reply;
  return isPage(reply, text)
    ? new ApiError('notOffered', `The reply of ${path} is a page, not data`, { status, cause })
    : new ApiError('protocol', `The reply of ${path} is not JSON`, { status, cause });
}

/** A refusal with an envelope of its own says more than the bare HTTP status. */
function isRefusal(body: unknown): boolean {
  const parsed = v.safeParse(envelopeSchema, body);
  return parsed.success && parsed.output.code !== 0;
}

/** Files of ours have types of their own; an envelope, and a page of HTML, arrive as plain ones. */
function isFile(data: unknown, { status, type }: Arrived): boolean {
  return data instanceof Blob && status < 400 && !/^(?:application\/json|text\/html)/u.test(type);
}

/**
 * What a reply holds: the value of its JSON, or the file that was asked for. An envelope is not opened here.
 * @throws ApiError by the HTTP status when it is 400 or above and there is no envelope; `notOffered` for a page of HTML in place
 *   of data, `protocol` for whatever else is no JSON
 */
export async function readBody(reply: Arrived): Promise<unknown> {
  const { data, status } = reply;
  if (isFile(data, reply)) return data;
  const text = data instanceof Blob ? await data.text() : String(data);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw status < 400 ? unreadable(reply, text, error) : failureOf(reply);
  }
  if (status >= 400 && !isRefusal(body)) throw failureOf(reply);
  return body;
}

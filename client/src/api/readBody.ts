import * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import { parseUrl } from '../lib/parseUrl.ts';
import { envelopeSchema } from './envelope.ts';
import { kindOfStatus } from './kindOfStatus.ts';

/** A response as received: a text, or a file where one was requested. */
interface Arrived {
  readonly path: string;
  readonly status: number;
  /** Content type in lower case; empty when the server sent none. */
  readonly type: string;
  /** The address that answered, after redirects; empty where it is not known. */
  readonly address: string;
  readonly data: unknown;
}

function failureOf({ status }: Arrived, isForeign: boolean): ApiError {
  const message = `Request failed with status code ${String(status)}`;
  return new ApiError(kindOfStatus(status) ?? 'server', message, { status, isForeign });
}

const isHtml = ({ type }: Arrived, text: string): boolean =>
  type.startsWith('text/html') || text.trimStart().startsWith('<');

/** Whether a page arrived in place of data: servers of single-page apps send one for every unknown address. */
const isPage = (reply: Arrived, text: string): boolean =>
  isHtml(reply, text) || (reply.type !== '' && !reply.type.includes('json'));

/** Whether the call was sent on to another path. A proxy whose login is over sends every call to the page of its login. */
const isSentOn = ({ path, address }: Arrived): boolean => parseUrl(address)?.pathname.endsWith(path) === false;

function unreadable(reply: Arrived, text: string, cause: unknown): ApiError {
  const { path, status, address } = reply;
  const isForeign = isHtml(reply, text);
  const details = { status, cause, isForeign };
  if (!isPage(reply, text)) return new ApiError('protocol', `The reply of ${path} is not JSON`, details);
  return isSentOn(reply)
    ? new ApiError('protocol', `${path} was redirected to a page: ${address}`, details)
    : new ApiError('notOffered', `The reply of ${path} is a page, not data`, {
        ...details,
        doubt: isForeign ? 'page' : null,
      });
}

/** Whether the body is an error envelope, which says more than the bare HTTP status. */
function isRefusal(body: unknown): boolean {
  const parsed = v.safeParse(envelopeSchema, body);
  return parsed.success && parsed.output.code !== 0;
}

/** Whether the response is the file: files have types of their own; an envelope or an HTML page has a plain one. */
function isFile(data: unknown, { status, type }: Arrived): boolean {
  return data instanceof Blob && status < 400 && !/^(?:application\/json|text\/html)/u.test(type);
}

/**
 * The body of a response: the parsed JSON, or the requested file. An envelope is not opened here.
 * @throws ApiError by the HTTP status when it is 400 or above and there is no error envelope; `notOffered` for an HTML page in place of
 * data, `protocol` for one at another address and for any other body that is no JSON
 */
export async function readBody(reply: Arrived): Promise<unknown> {
  const { data, status } = reply;
  if (isFile(data, reply)) return data;
  const text = data instanceof Blob ? await data.text() : String(data);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw status < 400 ? unreadable(reply, text, error) : failureOf(reply, true);
  }
  if (status >= 400 && !isRefusal(body)) throw failureOf(reply, false);
  return body;
}

import axios from 'axios';
import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import { serializeQuery } from '../lib/serializeQuery.ts';
import type { QueryParams } from '../lib/serializeQuery.ts';
import { emptyRegistry, thingOf } from './CallRegistry.ts';
import type { CallRegistry, NamedCall } from './CallRegistry.ts';
import { openEnvelope, readReply, throwIfExpired, wordsOf } from './envelope.ts';
import type { Reply } from './envelope.ts';
import { absentError, judgeAbsence } from './judgeAbsence.ts';
import { readBody } from './readBody.ts';

export interface HttpOptions {
  /** Empty: same origin. */
  readonly baseUrl: string;
  /**
   * Whether calls to a host of its own carry cookies and the XSRF header, as calls to the own origin always do. Off by default:
   * browsers refuse a reply with `Access-Control-Allow-Origin: *` to a call with credentials.
   */
  readonly credentials?: boolean;
  /** The bearer token: cookie first, else local storage; null when there is none. */
  readonly readToken: () => string | null;
  readonly readProjectId: () => string | null;
  readonly readLocale: () => string;
  /** What is known of the server's calls; those that it does not have are not made again. Nothing is remembered without one. */
  readonly registry?: CallRegistry;
  /** Outside a browser `fetch`, with which files arrive as they do in one. */
  readonly adapter?: 'fetch';
  /** Sent with every call, for programs outside a browser. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told the part of an upload already sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Told the reply as far as it has come, a few times a second: for replies that are written while they are read. */
  readonly onText?: ((reply: string) => void) | undefined;
}

type UnauthorizedHandler = (token: string | null) => void;
type RefusedHandler = () => void;

/** The client of every call: it throws ApiError and nothing else, and never shows, navigates or retries anything itself. */
export interface Http {
  /** Empty: same origin. */
  readonly baseUrl: string;
  get: <T>(path: string, schema: v.GenericSchema<unknown, T>, query?: QueryParams, options?: CallOptions) => Promise<T>;
  post: <T>(path: string, schema: v.GenericSchema<unknown, T>, body?: unknown, options?: CallOptions) => Promise<T>;
  /** A file that travels without an envelope; a refusal still has one and is thrown as by `get`. */
  getFile: (path: string, query?: QueryParams, options?: CallOptions) => Promise<Blob>;
  /** As `post`, but gives the reply itself: for callers that must see codes 401, 403 or a passed-through 500. */
  postForReply: (path: string, body?: unknown, options?: CallOptions) => Promise<Reply>;
  /** As `post`, but gives the body as it came: for the older envelope, which another handler reads. */
  postRaw: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  /** As `postRaw`, for a GET outside the API. */
  getRaw: (path: string, options?: CallOptions) => Promise<unknown>;
  /** The same client for calls about a project of that id, for as long as nobody knows which one is chosen. */
  inProject: (id: string) => Http;
  /** Registers who is told that the session has expired, with the token the failed call carried. */
  onUnauthorized: (handler: UnauthorizedHandler) => void;
  /** Registers who is told that a call was refused for who asks, or for its project: rights or projects are no longer what they were. */
  onRefused: (handler: RefusedHandler) => void;
}

/** 10 minutes (specification, section 9). */
const TIMEOUT_MS = 600_000;

/** What kept a reply from arriving. */
function toApiError(error: unknown): ApiError {
  if (!axios.isAxiosError(error)) return new ApiError('network', String(error), { cause: error });
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  const kind = axios.isCancel(error) || error.code === 'ERR_CANCELED' ? 'cancelled' : isTimeout ? 'timeout' : 'network';
  return new ApiError(kind, error.message, { cause: error });
}

function createClient({ baseUrl, credentials = false, adapter, headers = {} }: HttpOptions) {
  return axios.create({
    baseURL: baseUrl,
    headers,
    ...(adapter === undefined ? {} : { adapter }),
    timeout: TIMEOUT_MS,
    maxContentLength: -1,
    maxBodyLength: -1,
    withCredentials: credentials,
    // The cookie XSRF-TOKEN goes back as the header X-XSRF-TOKEN: to the own origin always, which is what undefined means. A
    // host of its own has to set the cookie for a domain that it shares with the page: no page reads cookies of another domain.
    ...(credentials ? { withXSRFToken: true } : {}),
    transitional: { clarifyTimeoutError: true },
    // readBody judges the body, whatever its status.
    responseType: 'text',
    validateStatus: () => true,
    paramsSerializer: { serialize: (params: QueryParams) => serializeQuery(params) },
  });
}

type Opener<T> = (body: unknown, path: string, status: number) => T;

/** A file as it came. Only a refusal travels as plain JSON where a file was asked for; opening it throws what it says. */
function openFile(body: unknown, path: string, status: number): Blob {
  if (body instanceof Blob) return body;
  openEnvelope(body, path, status);
  throw new ApiError('protocol', `The reply of ${path} is not a file`);
}

/** A body as it came, unless it tells of an expired session. */
function passOn(body: unknown, path: string, status: number): unknown {
  throwIfExpired(body, path, status);
  return body;
}

/** A call on its way out. */
interface Order {
  readonly call: NamedCall;
  readonly config: AxiosRequestConfig;
}

function getOrder(path: string, query: QueryParams = {}, { signal }: CallOptions = {}): Order {
  return {
    call: { method: 'GET', path, thing: thingOf(query) },
    config: { method: 'GET', url: path, params: query, ...(signal === undefined ? {} : { signal }) },
  };
}

function postOrder(path: string, body: unknown, { signal, onProgress, onText }: CallOptions = {}): Order {
  const config: AxiosRequestConfig = {
    method: 'POST',
    url: path,
    data: body ?? {},
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined
      ? {}
      : {
          onUploadProgress: (event) => {
            onProgress(event.progress ?? 0);
          },
        }),
    ...(onText === undefined
      ? {}
      : {
          onDownloadProgress: ({ event }: AxiosProgressEvent) => {
            const source: unknown = event instanceof ProgressEvent ? event.target : null;
            if (source instanceof XMLHttpRequest) onText(source.responseText);
          },
        }),
  };
  return { call: { method: 'POST', path, thing: thingOf(body) }, config };
}

/** Whether a failure says that the person may not do this, or that there is no such project (any more). */
const isRefusal = ({ kind, fieldErrors }: ApiError): boolean => kind === 'forbidden' || 'project-id' in fieldErrors;

/** As it stands, or percent-encoded where it has letters that a header cannot carry: sent as they are, they would be lost. */
const headerText = (text: string): string => (/[^\u0020-\u007E]/u.test(text) ? encodeURIComponent(text) : text);

function headersOf({ readProjectId, readLocale }: HttpOptions, token: string | null) {
  const projectId = readProjectId();
  return {
    'Accept-Language': readLocale(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(projectId === null ? {} : { 'project-id': headerText(projectId) }),
  };
}

interface Delivery {
  readonly body: unknown;
  readonly status: number;
  /** That the call carried. */
  readonly token: string | null;
}

/** Makes calls and reads what comes back, envelopes unopened. HTTP 401 is told on. */
function createSender(options: HttpOptions, onUnauthorized: UnauthorizedHandler) {
  const client = createClient(options);
  return async ({ call, config }: Order): Promise<Delivery> => {
    const token = options.readToken();
    const headers = headersOf(options, token);
    let response: AxiosResponse<unknown>;
    try {
      response = await client.request<unknown>({ ...config, headers });
    } catch (error) {
      throw toApiError(error);
    }
    const { status, data } = response;
    if (status === 401) {
      onUnauthorized(token);
      const words = typeof data === 'string' ? wordsOf(data) : null;
      const code = words === null ? undefined : status;
      throw new ApiError('unauthorized', words ?? 'Request failed with status code 401', { status, code });
    }
    const type = String(response.headers['content-type'] ?? '').toLowerCase();
    return { body: await readBody({ path: call.path, status, type, data }), status, token };
  };
}

/** Who is told of what all calls of a client may meet. */
interface Listeners {
  onUnauthorized: UnauthorizedHandler;
  onRefused: RefusedHandler;
}

/** The HTTP client of the whole app, with the headers, limits and error handling of the specification. */
export function createHttp(options: HttpOptions): Http {
  return createHttpFor(options, { onUnauthorized: () => undefined, onRefused: () => undefined });
}

function createHttpFor(options: HttpOptions, listeners: Listeners): Http {
  const send = createSender(options, (token) => {
    listeners.onUnauthorized(token);
  });
  const { registry = emptyRegistry } = options;

  /** Sends and opens the reply; an expiry that the body tells of is told on like HTTP 401. */
  async function read<T>(order: Order, open: Opener<T>): Promise<T> {
    const { body, status, token } = await send(order);
    try {
      return open(body, order.call.path, status);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') listeners.onUnauthorized(token);
      if (error instanceof ApiError && isRefusal(error)) listeners.onRefused();
      throw error;
    }
  }

  /** As `read`, but makes no call that the server is known not to have, and remembers what the reply tells of that. */
  async function opened<T extends Reply | Blob>(order: Order, open: Opener<T>): Promise<T> {
    const { call } = order;
    const absence = registry.absenceOf(call);
    if (absence !== null) throw absentError(call, absence);
    try {
      const reply = await read(order, open);
      if (reply instanceof Blob || reply.code === 0) registry.noteAnswer(call.path);
      else listeners.onRefused();
      return reply;
    } catch (error) {
      throw error instanceof ApiError ? judgeAbsence(error, call, registry) : error;
    }
  }

  return {
    baseUrl: options.baseUrl,
    get: async (path, schema, query, callOptions) =>
      readReply(await opened(getOrder(path, query, callOptions), openEnvelope), schema, path),
    post: async (path, schema, body, callOptions) =>
      readReply(await opened(postOrder(path, body, callOptions), openEnvelope), schema, path),
    getFile: async (path, query, callOptions) => {
      const { call, config } = getOrder(path, query, callOptions);
      return opened({ call, config: { ...config, responseType: 'blob' } }, openFile);
    },
    postForReply: async (path, body, callOptions) => opened(postOrder(path, body, callOptions), openEnvelope),
    postRaw: async (path, body, callOptions) => read(postOrder(path, body, callOptions), passOn),
    getRaw: async (path, callOptions) => (await send(getOrder(path, {}, callOptions))).body,
    inProject: (id) => createHttpFor({ ...options, readProjectId: () => id }, listeners),
    onUnauthorized: (handler) => {
      listeners.onUnauthorized = handler;
    },
    onRefused: (handler) => {
      listeners.onRefused = handler;
    },
  };
}

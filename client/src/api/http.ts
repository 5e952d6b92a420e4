import axios from 'axios';
import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import { serializeQuery } from '../lib/serializeQuery.ts';
import type { QueryParams } from '../lib/serializeQuery.ts';
import { emptyRegistry, thingOf } from './CallRegistry.ts';
import type { CallRegistry, NamedCall } from './CallRegistry.ts';
import { jsonOf, openEnvelope, readReply, throwIfExpired, wordsOf } from './envelope.ts';
import type { Reply } from './envelope.ts';
import { IDEMPOTENCY_HEADER, IdempotentCalls } from './IdempotentCalls.ts';
import { absentError, judgeAbsence } from './judgeAbsence.ts';
import { readBody } from './readBody.ts';
import { retryAtOf } from './retryAtOf.ts';

export interface HttpOptions {
  /** Empty: same origin. */
  readonly baseUrl: string;
  /**
   * Whether cross-origin calls carry cookies and the XSRF header, as same-origin calls always do. Off by default: browsers reject a
   * response with `Access-Control-Allow-Origin: *` to a call with credentials.
   */
  readonly credentials?: boolean;
  /** The bearer token: cookie first, else local storage; null when there is none. */
  readonly readToken: () => string | null;
  readonly readProjectId: () => string | null;
  readonly readLocale: () => string;
  /** Records calls that the server does not implement; they are not repeated. Without it, nothing is recorded. */
  readonly registry?: CallRegistry;
  /** Outside a browser: `fetch`, which returns files as a browser does. */
  readonly adapter?: 'fetch';
  /** Sent with every call, for programs outside a browser. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the uploaded share, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Called with the response so far, a few times a second: for streamed responses. */
  readonly onText?: ((reply: string) => void) | undefined;
  /** Sends an idempotency key, so that a retry after a lost reply changes nothing twice. */
  readonly idempotent?: boolean;
  /** With `idempotent`: what the page shows of earlier calls. An equal call from a page that shows something else is a new one. */
  readonly seen?: string | undefined;
}

type UnauthorizedHandler = (token: string | null) => void;
type RefusedHandler = () => void;

/** The client of every call. It throws only ApiError and never shows, navigates or retries anything itself. */
export interface Http {
  /** Empty: same origin. */
  readonly baseUrl: string;
  get: <T>(path: string, schema: v.GenericSchema<unknown, T>, query?: QueryParams, options?: CallOptions) => Promise<T>;
  post: <T>(path: string, schema: v.GenericSchema<unknown, T>, body?: unknown, options?: CallOptions) => Promise<T>;
  /** A file that is sent without an envelope; an error still has one and is thrown as by `get`. */
  getFile: (path: string, query?: QueryParams, options?: CallOptions) => Promise<Blob>;
  /** Like `post`, but returns the reply itself: for callers that must see codes 401, 403 or a passed-through 500. */
  postForReply: (path: string, body?: unknown, options?: CallOptions) => Promise<Reply>;
  /** Like `post`, but returns the body as received: for the older envelope, which another handler reads. */
  postRaw: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  /** Like `postRaw`, for a GET outside the API. */
  getRaw: (path: string, options?: CallOptions) => Promise<unknown>;
  /** The same client with this `project-id`, for calls made before a project is chosen. */
  inProject: (id: string) => Http;
  /** Registers the handler of an expired session; it receives the token of the failed call. */
  onUnauthorized: (handler: UnauthorizedHandler) => void;
  /** Registers the handler of calls refused for lack of rights or for an unknown project: rights or projects have changed. */
  onRefused: (handler: RefusedHandler) => void;
}

/** 10 minutes (specification, section 9). */
const TIMEOUT_MS = 600_000;

/** Converts a failure without a response. */
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
    // Axios copies the cookie XSRF-TOKEN to the header X-XSRF-TOKEN; undefined means for same-origin calls only. An API on another host
    // must set the cookie for a domain shared with the page: no page reads cookies of another domain.
    ...(credentials ? { withXSRFToken: true } : {}),
    transitional: { clarifyTimeoutError: true },
    // readBody judges the body, for any status.
    responseType: 'text',
    validateStatus: () => true,
    paramsSerializer: { serialize: (params: QueryParams) => serializeQuery(params) },
  });
}

type Opener<T> = (body: unknown, path: string, status: number) => T;

/** Returns a file as received. Only an error arrives as plain JSON in place of a file; opening its envelope throws it. */
function openFile(body: unknown, path: string, status: number): Blob {
  if (body instanceof Blob) return body;
  openEnvelope(body, path, status);
  throw new ApiError('protocol', `The reply of ${path} is not a file`);
}

/** Returns a body as received, unless it reports an expired session. */
function passOn(body: unknown, path: string, status: number): unknown {
  throwIfExpired(body, path, status);
  return body;
}

/** A prepared request. */
interface Order {
  readonly call: NamedCall;
  readonly config: AxiosRequestConfig;
  /** Set for calls that must not be executed twice. */
  readonly idempotencyKey?: string;
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

/** Whether a failure means missing rights or a project that does not exist (any more). */
const isRefusal = ({ kind, fieldErrors }: ApiError): boolean => kind === 'forbidden' || 'project-id' in fieldErrors;

/** Percent-encodes a text with characters that a header cannot carry: they would be lost. */
const headerText = (text: string): string => (/[^\u0020-\u007E]/u.test(text) ? encodeURIComponent(text) : text);

function headersOf({ readProjectId, readLocale }: HttpOptions, token: string | null) {
  const projectId = readProjectId();
  return {
    'Accept-Language': readLocale(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(projectId === null ? {} : { 'project-id': headerText(projectId) }),
  };
}

/** The address that answered, after redirects; empty outside a browser. */
const addressOf = (request: unknown): string =>
  typeof XMLHttpRequest !== 'undefined' && request instanceof XMLHttpRequest ? request.responseURL : '';

/** Marks the failures of a call that only reads. */
async function reading<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ApiError ? error.with({ isRead: true }) : error;
  }
}

interface Delivery {
  /** @throws ApiError where it cannot be read */
  readonly body: () => Promise<unknown>;
  readonly status: number;
  readonly retryAt: number | undefined;
  /** The token that the request carried. */
  readonly token: string | null;
}

/** Sends requests and returns bodies with their envelopes unopened. Reports HTTP 401 to the handler. */
function createSender(options: HttpOptions, onUnauthorized: UnauthorizedHandler) {
  const client = createClient(options);
  // The same origin accepts any header. On another host that does not allow the header, the CORS preflight would fail: such a host
  // announces its support by sending the header, with any value, with a reply.
  let acceptsIdempotencyKeys = options.baseUrl === '';
  return async ({ call, config, idempotencyKey }: Order): Promise<Delivery> => {
    const token = options.readToken();
    const isNamed = idempotencyKey !== undefined && acceptsIdempotencyKeys;
    const headers = { ...headersOf(options, token), ...(isNamed && { [IDEMPOTENCY_HEADER]: idempotencyKey }) };
    let response: AxiosResponse<unknown>;
    try {
      response = await client.request<unknown>({ ...config, headers });
    } catch (error) {
      throw toApiError(error);
    }
    const { status, data } = response;
    acceptsIdempotencyKeys ||= response.headers[IDEMPOTENCY_HEADER.toLowerCase()] !== undefined;
    if (status === 401) {
      onUnauthorized(token);
      const words = typeof data === 'string' ? wordsOf(data) : null;
      const code = words === null ? undefined : status;
      const isForeign = typeof data === 'string' && jsonOf(data) === undefined;
      throw new ApiError('unauthorized', words ?? 'Request failed with status code 401', { status, code, isForeign });
    }
    const type = String(response.headers['content-type'] ?? '').toLowerCase();
    const address = addressOf(response.request);
    const body = async (): Promise<unknown> => readBody({ path: call.path, status, type, address, data });
    return { body, status, retryAt: retryAtOf(response.headers['retry-after']), token };
  };
}

/** Handlers for events that any call of a client can cause. */
interface Listeners {
  onUnauthorized: UnauthorizedHandler;
  onRefused: RefusedHandler;
}

function tell(listeners: Listeners, error: ApiError, token: string | null): void {
  if (error.kind === 'unauthorized') listeners.onUnauthorized(token);
  if (isRefusal(error)) listeners.onRefused();
}

/** The HTTP client of the whole app, with the headers, limits and error handling of the specification. */
export function createHttp(options: HttpOptions): Http {
  const listeners = { onUnauthorized: () => undefined, onRefused: () => undefined };
  return createHttpFor(options, listeners, new IdempotentCalls());
}

function createHttpFor(options: HttpOptions, listeners: Listeners, idempotentCalls: IdempotentCalls): Http {
  const send = createSender(options, (token) => {
    listeners.onUnauthorized(token);
  });
  const { registry = emptyRegistry } = options;

  /** Sends a request and opens the response; an expiry reported in the body is handled like HTTP 401. */
  async function read<T>(order: Order, open: Opener<T>): Promise<T> {
    const { body, status, retryAt, token } = await send(order);
    try {
      return open(await body(), order.call.path, status);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(listeners, error, token);
      throw error.with({ retryAt });
    }
  }

  /** Like `read`, but skips calls that the server is known not to implement, and records what the response shows of that. */
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

  /** Posts and reads the reply; adds an idempotency key to idempotent calls. */
  async function post<T>(path: string, body: unknown, given: CallOptions = {}, take: (reply: Reply) => T): Promise<T> {
    const order = postOrder(path, body, given);
    const send = async (more: Partial<Order>): Promise<T> => take(await opened({ ...order, ...more }, openEnvelope));
    if (given.idempotent !== true) return send({});
    const project = options.readProjectId() ?? '';
    const { thing } = order.call;
    const what = JSON.stringify([path, project, body, given.seen]);
    const named = { what, about: thing === '' ? '' : `${project} ${thing}` };
    return idempotentCalls.make(named, async (idempotencyKey) => send({ idempotencyKey }));
  }

  return {
    baseUrl: options.baseUrl,
    get: async (path, schema, query, callOptions) =>
      reading(async () => readReply(await opened(getOrder(path, query, callOptions), openEnvelope), schema, path)),
    post: async (path, schema, body, callOptions) =>
      post(path, body, callOptions, (reply) => readReply(reply, schema, path)),
    getFile: async (path, query, callOptions) => {
      const { call, config } = getOrder(path, query, callOptions);
      return reading(async () => opened({ call, config: { ...config, responseType: 'blob' } }, openFile));
    },
    postForReply: async (path, body, callOptions) => post(path, body, callOptions, (reply) => reply),
    postRaw: async (path, body, callOptions) => read(postOrder(path, body, callOptions), passOn),
    getRaw: async (path, callOptions) => (await send(getOrder(path, {}, callOptions))).body(),
    inProject: (id) => createHttpFor({ ...options, readProjectId: () => id }, listeners, idempotentCalls),
    onUnauthorized: (handler) => {
      listeners.onUnauthorized = handler;
    },
    onRefused: (handler) => {
      listeners.onRefused = handler;
    },
  };
}

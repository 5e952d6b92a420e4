import axios from 'axios';
import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import type * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import { BurstBrake } from './BurstBrake.ts';
import { openEnvelope, readReply } from './envelope.ts';
import type { Reply } from './envelope.ts';

export type QueryValue = string | number | boolean | readonly string[] | undefined;
export type QueryParams = Readonly<Record<string, QueryValue>>;

export interface HttpOptions {
  /** Empty: same origin. */
  readonly baseUrl: string;
  /** The bearer token: cookie first, else local storage; null when there is none. */
  readonly readToken: () => string | null;
  readonly readProjectId: () => string | null;
  readonly readLocale: () => string;
  /** The cookie that travels back as a header; null when there is none yet. Outside a browser nobody sends one. */
  readonly readXsrfToken?: () => string | null;
  /** Outside a browser `fetch`, with which files arrive as they do in one. */
  readonly adapter?: 'fetch';
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told the part of an upload already sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Told the reply as far as it has come, a few times a second: for replies that are written while they are read. */
  readonly onText?: ((reply: string) => void) | undefined;
  /** Awaited between the arrival of a reply and its reading, which of a long one fills a frame on a slow machine. */
  readonly turn?: (() => Promise<void>) | undefined;
}

type UnauthorizedHandler = (token: string | null) => void;

/** The client of every call: it throws ApiError and nothing else, and never shows, navigates or retries anything itself. */
export interface Http {
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
}

/** 10 minutes (specification, section 9). */
const TIMEOUT_MS = 600_000;

/** Lists travel as repeated `name[]`; undefined and empty lists are left out. */
export function serializeQuery(query: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const item of value) search.append(`${name}[]`, item);
    else search.set(name, String(value));
  }
  return search.toString();
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!axios.isAxiosError(error)) return new ApiError('network', String(error), { cause: error });
  const status = error.response?.status;
  if (axios.isCancel(error) || error.code === 'ERR_CANCELED')
    return new ApiError('cancelled', error.message, { cause: error });
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return new ApiError('timeout', error.message, { cause: error });
  if (status === 401) return new ApiError('unauthorized', error.message, { status, cause: error });
  if (status !== undefined) {
    const kind = status === 404 ? 'notFound' : status === 403 ? 'forbidden' : 'server';
    return new ApiError(kind, error.message, { status, cause: error });
  }
  return new ApiError('network', error.message, { cause: error });
}

function createClient({ baseUrl, adapter }: HttpOptions) {
  return axios.create({
    baseURL: baseUrl,
    ...(adapter === undefined ? {} : { adapter }),
    timeout: TIMEOUT_MS,
    maxContentLength: -1,
    maxBodyLength: -1,
    // Sent below: axios itself asks the browser for the cookie in a way that holds up every call for its answer.
    withXSRFToken: false,
    // A broken body must not pass for a text: parsing fails loudly and becomes a protocol error below.
    transitional: { silentJSONParsing: false, forcedJSONParsing: true, clarifyTimeoutError: true },
    responseType: 'json',
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

function getConfig(path: string, query: QueryParams = {}, { signal, turn }: CallOptions = {}): AxiosRequestConfig {
  return {
    method: 'GET',
    url: path,
    params: query,
    ...(signal === undefined ? {} : { signal }),
    // Left as it is until its turn comes.
    ...(turn === undefined ? {} : { responseType: 'text' }),
  };
}

function postConfig(path: string, body: unknown, { signal, onProgress, onText }: CallOptions = {}): AxiosRequestConfig {
  return {
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
}

function headersOf({ readProjectId, readLocale, readXsrfToken }: HttpOptions, token: string | null) {
  const projectId = readProjectId();
  const xsrfToken = readXsrfToken?.() ?? null;
  return {
    'Accept-Language': readLocale(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(projectId === null ? {} : { 'project-id': projectId }),
    ...(xsrfToken === null ? {} : { 'X-XSRF-TOKEN': xsrfToken }),
  };
}

/** The HTTP client of the whole app, with the headers, limits and error handling of the specification. */
export function createHttp(options: HttpOptions): Http {
  let notifyUnauthorized: UnauthorizedHandler = () => undefined;
  const client = createClient(options);
  const brake = new BurstBrake();

  /** @returns also the token it carried */
  async function send(
    config: AxiosRequestConfig,
    turn?: CallOptions['turn'],
  ): Promise<{ body: unknown; status: number; token: string | null }> {
    const token = options.readToken();
    const headers = headersOf(options, token);
    try {
      const response = await client.request<unknown>({ ...config, headers });
      return { body: await readInTurn(response.data, config, turn), status: response.status, token };
    } catch (error) {
      if (isBrokenBody(error)) {
        throw new ApiError('protocol', `The reply of ${config.url ?? ''} is not JSON`, { cause: error });
      }
      const failure = toApiError(error);
      // A refusal with an envelope of its own says more than the bare HTTP status.
      if (failure.kind !== 'unauthorized' && axios.isAxiosError(error) && error.response !== undefined) {
        const data = await readable(error.response.data, config);
        return { body: envelopeOrThrow(data, failure), status: error.response.status, token };
      }
      if (failure.kind === 'unauthorized') notifyUnauthorized(token);
      throw failure;
    }
  }

  /** Sends and opens the reply; an expiry that the body tells of is told on like HTTP 401. */
  async function opened<T>(config: AxiosRequestConfig, open: Opener<T>, turn?: CallOptions['turn']): Promise<T> {
    const { body, status, token } = await send(config, turn);
    try {
      return open(body, config.url ?? '', status);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') notifyUnauthorized(token);
      throw error;
    }
  }

  return {
    get: async (path, schema, query, callOptions) =>
      brake.hold(path, callOptions?.signal, async () =>
        readReply(await opened(getConfig(path, query, callOptions), openEnvelope, callOptions?.turn), schema, path),
      ),
    post: async (path, schema, body, callOptions) =>
      readReply(await opened(postConfig(path, body, callOptions), openEnvelope), schema, path),
    getFile: async (path, query, callOptions) =>
      opened({ ...getConfig(path, query, callOptions), responseType: 'blob' }, openFile),
    postForReply: async (path, body, callOptions) => opened(postConfig(path, body, callOptions), openEnvelope),
    postRaw: async (path, body, callOptions) => (await send(postConfig(path, body, callOptions))).body,
    getRaw: async (path, callOptions) => (await send(getConfig(path, {}, callOptions))).body,
    inProject: (id) => {
      const other = createHttp({ ...options, readProjectId: () => id });
      other.onUnauthorized((token) => {
        notifyUnauthorized(token);
      });
      return other;
    },
    onUnauthorized: (handler) => {
      notifyUnauthorized = handler;
    },
  };
}

/** The server said all is well, but what it sent cannot be read; a failure's unreadable page is just a failure. */
function isBrokenBody(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  return axios.isAxiosError(error) && error.cause instanceof SyntaxError && (error.response?.status ?? 0) < 400;
}

function envelopeOrThrow(data: unknown, failure: ApiError): unknown {
  if (typeof data === 'object' && data !== null && 'code' in data && data.code !== 0) return data;
  throw failure;
}

/** @throws SyntaxError for a reply whose reading was put off and that is not JSON */
async function readInTurn(data: unknown, config: AxiosRequestConfig, turn: CallOptions['turn']): Promise<unknown> {
  if (turn === undefined) return readable(data, config);
  await turn();
  return JSON.parse(String(data));
}

/**
 * Where a file was asked for, an envelope arrives as a file of plain JSON (files of ours have types of their own); where reading
 * was put off, as a text.
 */
async function readable(data: unknown, { responseType }: AxiosRequestConfig): Promise<unknown> {
  const isJsonFile = data instanceof Blob && data.type.startsWith('application/json');
  const text = isJsonFile ? await data.text() : data;
  if (typeof text !== 'string' || (!isJsonFile && responseType !== 'text')) return data;
  try {
    return JSON.parse(text);
  } catch {
    return data;
  }
}

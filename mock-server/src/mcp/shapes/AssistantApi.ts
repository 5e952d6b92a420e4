import * as v from 'valibot';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { serializeQuery } from '#client/lib/serializeQuery.ts';

/** Query parameters: lists are sent as repeated `name[]`, undefined entries are omitted. */
export type ApiQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The API that the tools use: the console's calls, from any server that implements them. */
export interface AssistantApi {
  /** Base URL of the console, without a trailing slash. */
  readonly consoleUrl: string;
  /** @param signal ends the call, so that the server stops working on it. @throws ApiRefusal when the server refuses the call or cannot be reached */
  readonly get: <T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    query: ApiQuery,
    projectId?: string,
    signal?: AbortSignal,
  ) => Promise<T>;
}

/** The same API, whose calls end with the signal: that of an assistant who cancels or hangs up. */
export function endingWith(api: AssistantApi, signal: AbortSignal): AssistantApi {
  return {
    get consoleUrl() {
      return api.consoleUrl;
    },
    get: async (path, schema, query, projectId) => api.get(path, schema, query, projectId, signal),
  };
}

/** A failed call, with a message fit for the assistant. */
export class ApiRefusal extends Error {}

interface Connection {
  /** Base URL of the server, up to `/api`. */
  readonly baseUrl: string;
  /** Headers of every call: the bearer token and the language of refusals. */
  readonly headers: Readonly<Record<string, string>>;
  readonly consoleUrl: string;
}

const envelopeSchema = v.object({ code: v.number(), msg: v.string(), data: v.unknown() });

/** Makes the calls over HTTP. */
export function httpApi({ baseUrl, headers, consoleUrl }: Connection): AssistantApi {
  return {
    consoleUrl: consoleUrl.replace(/\/+$/u, ''),
    get: async (path, schema, query, projectId, signal) => {
      const project = projectId === undefined ? {} : { 'project-id': encodeURIComponent(projectId) };
      const search = serializeQuery(query);
      const url = `${baseUrl}${path}${search === '' ? '' : `?${search}`}`;
      const body = await load(url, { headers: { ...headers, ...project }, signal: signal ?? null });
      const envelope = v.safeParse(envelopeSchema, body);
      if (!envelope.success) throw new ApiRefusal(`The server sent an unexpected reply to ${path}.`);
      const { code, msg, data } = envelope.output;
      if (code !== 0) throw new ApiRefusal(refusalWords(code, msg));
      const reply = v.safeParse(schema, data);
      if (reply.success) return reply.output;
      const field = v.getDotPath(reply.issues[0]) ?? '';
      throw new ApiRefusal(`The reply to ${path} has an unexpected format: ${field}: ${reply.issues[0].message}`);
    },
  };
}

/** The arguments of tools by the names of the API's parameters, where these differ. */
const ARGUMENTS: ReadonlyMap<string, string> = new Map([
  ['q', 'search'],
  ['start_time', 'start'],
  ['end_time', 'end'],
  ['platform_ids', 'platforms'],
  ['topic_ids', 'topics'],
]);

/** Translates the login refusal of an unknown key: APIs of the specification report a missing login that way. */
function refusalWords(code: number, msg: string): string {
  if (code === 401 || (code === 500 && msg.includes('未登录'))) {
    return 'The server does not accept the API key: it is mistyped, incomplete or revoked. Keys of AnswerScope start with ask_; create one under Profile > API keys.';
  }
  const named = msg.replace(/^\w+(?=: )/u, (field) => ARGUMENTS.get(field) ?? field);
  return `The server refused (${String(code)}): ${named}`;
}

async function load(url: string, request: RequestInit): Promise<unknown> {
  const { origin } = new URL(url);
  const response = await fetch(url, request).catch((error: unknown) => {
    throw new ApiRefusal(
      `Cannot reach the server at ${origin}: it is not running, or its address is another (${reasonOf(error)}).`,
    );
  });
  try {
    return await response.json();
  } catch {
    throw new ApiRefusal(
      `${url.split('/api/')[0] ?? origin} does not answer as an AnswerScope server (HTTP ${String(response.status)}, no JSON): check the address, in ANSWERSCOPE_URL if an assistant starts this program.`,
    );
  }
}

/** `fetch` says only that it failed; the cause has the reason, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return errorMessage(cause ?? error);
}

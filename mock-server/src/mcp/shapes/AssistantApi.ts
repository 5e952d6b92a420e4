import * as v from 'valibot';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { serializeQuery } from '#client/lib/serializeQuery.ts';

/** Query parameters: lists are sent as repeated `name[]`, undefined entries are omitted. */
export type ApiQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The API that the tools use: the console's calls, from any server that implements them. */
export interface AssistantApi {
  /** Base URL of the console, without a trailing slash. */
  readonly consoleUrl: string;
  /** @throws ApiRefusal when the server refuses the call or cannot be reached */
  readonly get: <T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    query: ApiQuery,
    projectId?: string,
  ) => Promise<T>;
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
    get: async (path, schema, query, projectId) => {
      const project = projectId === undefined ? {} : { 'project-id': encodeURIComponent(projectId) };
      const search = serializeQuery(query);
      const body = await load(`${baseUrl}${path}${search === '' ? '' : `?${search}`}`, { ...headers, ...project });
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

/** Translates the login refusal of an unknown key: APIs of the specification report a missing login that way. */
function refusalWords(code: number, msg: string): string {
  if (code === 401 || (code === 500 && msg.includes('未登录'))) {
    return 'The server does not accept the API key: it is mistyped, incomplete or revoked. Keys of AnswerScope start with ask_; create one under Profile > API keys.';
  }
  return `The server refused (${String(code)}): ${msg}`;
}

async function load(url: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  try {
    const response = await fetch(url, { headers });
    return await response.json();
  } catch (error) {
    const reason = errorMessage(error);
    throw new ApiRefusal(`Cannot reach the server at ${new URL(url).origin}: ${reason}`);
  }
}

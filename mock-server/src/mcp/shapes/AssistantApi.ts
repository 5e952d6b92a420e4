import * as v from 'valibot';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { serializeQuery } from '#client/lib/serializeQuery.ts';

/** A query as it travels: lists as repeated `name[]`, what is undefined left out. */
export type ApiQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The calls that the tools stand on: those of the product's own client, of whichever server answers them. */
export interface AssistantApi {
  /** Where people see the pages that figures are of; no slash at its end. */
  readonly consoleUrl: string;
  /** @throws ApiRefusal for what the server refuses, and when it cannot be reached */
  readonly get: <T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    query: ApiQuery,
    projectId?: string,
  ) => Promise<T>;
}

/** Why a call was not answered, in words that can be handed on. */
export class ApiRefusal extends Error {}

interface Connection {
  /** Scheme and host of the server, and what stands before `/api`. */
  readonly baseUrl: string;
  /** Sent with every call: the bearer, and the language of refusals. */
  readonly headers: Readonly<Record<string, string>>;
  readonly consoleUrl: string;
}

const envelopeSchema = v.object({ code: v.number(), msg: v.string(), data: v.unknown() });

/** The calls over HTTP. */
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

/** A server that knows no such key speaks of logins: that is how every API of the specification says that nobody is signed in. */
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

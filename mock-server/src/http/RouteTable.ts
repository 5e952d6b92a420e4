import type { Application, Request, Response } from 'express';
import type * as v from 'valibot';
import type { KeyScope } from '#client/api/keySchemas.ts';
import { forbidden, MockError } from '../refusal/MockError.ts';
import { localeOf } from '../refusal/text.ts';
import type { ProjectSession } from '../service/ProjectSession.ts';
import { SESSION_HEADER } from '../store/session/Sessions.ts';
import { answerIdempotently } from './answerIdempotently.ts';
import { SENT } from './Call.ts';
import type { AccountCall, Call, Services, SignedCall } from './Call.ts';
import { okEnvelope, sendEnvelope, sendError } from './envelope.ts';
import { findCaller, isKeyCall, requireAccount } from './findCaller.ts';
import { findProject, projectOfHeader } from './findProject.ts';
import { noteAudited } from './noteAudited.ts';
import { refusalOfRequest } from './parseBodies.ts';
import { readForm } from './readForm.ts';
import { readBody, readQuery, requireNoQuery } from './readInput.ts';
import type { RequestSchema } from './readInput.ts';
import { refusalLocale } from './refusalLocale.ts';
import { requireLevel } from './requireLevel.ts';
import { requireOwnContent } from './xsrf.ts';

type Method = 'get' | 'post';

/** Who may make a call: anybody, people with a login, admins, or people and keys with a scope. */
type Caller = 'anybody' | 'account' | 'admin' | KeyScope;

/** A call as it was registered. */
export interface RegisteredCall {
  readonly method: Method;
  readonly path: string;
  readonly caller: Caller;
  /** Schema of its query or body, where the table parses it. */
  readonly request: RequestSchema | null;
  /** Whether it needs the project of the `project-id` header. */
  readonly ofProject: boolean;
}

type Registration = Partial<Omit<RegisteredCall, 'method' | 'path'>>;

type Handler<C> = (call: C) => unknown;

/** What a handler of a project call receives, beside the parsed request. */
export interface ProjectCall {
  readonly call: SignedCall;
  readonly project: ProjectSession;
}
export type QueryCall<S extends RequestSchema> = ProjectCall & { readonly query: v.InferOutput<S> };
export type BodyCall<S extends RequestSchema> = ProjectCall & { readonly body: v.InferOutput<S> };

/**
 * The calls of the server. Each is refused to members whose permission level is too low (`neededLevels.ts`). A handler returns
 * the `data` of its reply or throws a MockError; this class adds the envelope.
 */
export class RouteTable {
  readonly #app: Application;
  readonly #services: Services;
  readonly #calls = new Map<string, RegisteredCall>();
  /** The HTTP method of calls in another protocol. */
  readonly #foreign = new Map<string, Method>();

  constructor(app: Application, services: Services) {
    this.#app = app;
    this.#services = services;
  }

  /** Registers a call that anybody may make. */
  open(method: Method, path: string, handler: Handler<Call>): void {
    this.#add(method, path, (call) => answerIdempotently(call, '', call.request.body, () => handler(call)), {});
  }

  /** Registers a call for people with a login; keys are refused. */
  signed(method: Method, path: string, handler: Handler<AccountCall>): void {
    const signed = (anybody: Call): unknown => {
      const call = requireAccount(anybody);
      requireLevel(call, method, path);
      return answerSigned(path, call, handler);
    };
    this.#add(method, path, signed, { caller: 'account' });
  }

  /** Registers a call about no project, or several, for people with a login and for keys with this scope. */
  keyed(method: Method, path: string, scope: KeyScope, handler: Handler<SignedCall>): void {
    const keyed = (anybody: Call): unknown => {
      const call = findCaller(anybody, scope);
      requireLevel(call, method, path);
      return answerSigned(path, call, handler);
    };
    this.#add(method, path, keyed, { caller: scope });
  }

  /** Registers a call for admins. */
  admin(method: Method, path: string, handler: Handler<AccountCall>): void {
    const guarded = (anybody: Call): unknown => {
      const call = requireAccount(anybody);
      if (call.user.profile.role !== 'admin') throw forbidden();
      requireLevel(call, method, path);
      return answerSigned(path, call, handler);
    };
    this.#add(method, path, guarded, { caller: 'admin' });
  }

  /**
   * Registers a call about the project of its `project-id` header. The request is validated before the project is looked up, once.
   * Programs need a key with the scope: `read` for a GET, unless the call says null; a POST takes no key unless it says `push`.
   * Unknown query parameters and fields of programs are refused.
   */
  project<S extends RequestSchema>(
    method: 'get',
    path: string,
    request: S,
    handler: Handler<QueryCall<S>>,
    scope?: null,
  ): void;
  project<S extends RequestSchema>(
    method: 'post',
    path: string,
    request: S,
    handler: Handler<BodyCall<S>>,
    scope?: KeyScope,
  ): void;
  project<S extends RequestSchema>(
    method: Method,
    path: string,
    request: S,
    handler: Handler<QueryCall<S> & BodyCall<S>>,
    scope: KeyScope | null = method === 'get' ? 'read' : null,
  ): void {
    const read = (anybody: Call): unknown => {
      const call = findCaller(anybody, scope);
      requireLevel(call, method, path);
      if (method === 'post' && call.key !== null) requireNoQuery(call.request.url);
      const asked =
        method === 'get'
          ? readQuery(call.request.url, request, call.key !== null)
          : readBody(call.request.body, request, call.key !== null);
      const found = findUnlessGone(call, zoneOf(asked));
      const id = found instanceof MockError ? projectOfHeader(call.request) : found.id;
      return answerIdempotently(call, id, asked, () => {
        if (found instanceof MockError) throw found;
        return noteAudited(path, call, found, asked, () =>
          handler({ call, query: asked, body: asked, project: found }),
        );
      });
    };
    this.#add(method, path, read, { caller: scope ?? 'account', request, ofProject: true });
  }

  /** Registers a call in another protocol than the API's; it is not listed as an API call. The handler sends its own reply. */
  foreign(method: Method, path: string, scope: KeyScope, handler: (call: SignedCall) => Promise<void>): void {
    this.#foreign.set(path, this.#foreign.get(path) ?? method);
    this.#app[method](path, (request, response) => {
      void this.#answer(request, response, async (call) => {
        await handler(findCaller(call, scope));
        return SENT;
      });
    });
  }

  /** Registers a public change in another format than the API's, such as the one-click unsubscribe of mail clients; not listed either. */
  openForm(path: string, handler: Handler<Call>): void {
    this.#app.post(path, ...readForm, (request, response) => {
      void this.#answer(request, response, handler, false);
    });
  }

  /** The HTTP method of a known path; undefined for an unknown path. */
  methodOf(path: string): Method | undefined {
    return this.#calls.get(path)?.method ?? this.#foreign.get(path);
  }

  /** All registered calls, for tests that iterate over them. */
  get all(): readonly (readonly [Method, string])[] {
    return this.calls.map(({ path, method }) => [method, path]);
  }

  /** All registered calls with their access rule and request schema. */
  get calls(): readonly RegisteredCall[] {
    return [...this.#calls.values()];
  }

  #add(method: Method, path: string, handler: Handler<Call>, registration: Registration): void {
    this.#calls.set(path, { method, path, caller: 'anybody', request: null, ofProject: false, ...registration });
    this.#app[method](path, (request, response) => {
      void this.#answer(request, response, handler);
    });
  }

  async #answer(request: Request, response: Response, handler: Handler<Call>, isOwn = true): Promise<void> {
    try {
      if (isOwn) requireOwnContent(request);
      const data = await handler(this.#callOf(request, response));
      if (data !== SENT) sendEnvelope(response, okEnvelope(data));
    } catch (error) {
      // The work was aborted because the client disconnected: there is no reply to send.
      if (!isGone(response)) sendFailure(request, response, error);
    }
  }

  #callOf(request: Request, response: Response): Call {
    const services = this.#services;
    const session = services.testSwitches ? request.get(SESSION_HEADER) : undefined;
    const locale = localeOf(request.headers['accept-language']);
    return { request, response, services, state: services.sessions.get(session), locale, signal: signalOf(response) };
  }
}

/**
 * The project, or the refusal of an unknown one: a deletion whose reply was lost is repeated when the project is gone.
 * @throws MockError as `findProject` for other refusals
 */
function findUnlessGone(call: SignedCall, timeZone: string | null): ProjectSession | MockError {
  try {
    return findProject(call, timeZone);
  } catch (error) {
    if (error instanceof MockError && error.code === 422) return error;
    throw error;
  }
}

/** Answers a call that belongs to no project. */
function answerSigned<C extends SignedCall>(path: string, call: C, handler: Handler<C>): unknown {
  const { request } = call;
  return answerIdempotently(call, '', request.body, () =>
    noteAudited(path, call, null, request.body, () => handler(call)),
  );
}

/** Whether the connection was closed before the reply was sent. */
function isGone(response: Response): boolean {
  return response.destroyed && !response.writableFinished;
}

function signalOf(response: Response): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** The viewer's time zone, if the request names one. */
function zoneOf(asked: unknown): string | null {
  if (typeof asked !== 'object' || asked === null || !('time_zone' in asked)) return null;
  return typeof asked.time_zone === 'string' ? asked.time_zone : null;
}

/** Sends a refusal or, for an internal error, code 500 and logs the error. */
export function sendFailure(request: Request, response: Response, error: unknown): void {
  const refusal = refusalOfRequest(error);
  if (!refusal) console.error(`${request.method} ${request.path}`, error);
  const internal = new MockError(500, {
    zh: '服务器出错，请稍后重试',
    en: 'Something went wrong on the server. Try again later.',
  });
  const failure = refusal ?? internal;
  sendError(response, isKeyCall(request) ? failure.asHttp() : failure, refusalLocale(request));
}

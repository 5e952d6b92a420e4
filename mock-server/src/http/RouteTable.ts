import type { Application, Request, Response } from 'express';
import { SESSION_HEADER } from '../state/Sessions.ts';
import { requireSignIn } from './authentication.ts';
import { SENT } from './Call.ts';
import type { Call, Services, SignedCall } from './Call.ts';
import { okEnvelope, sendEnvelope, sendError } from './envelope.ts';
import { forbidden, MockError } from './MockError.ts';
import { refusalOf } from './parseBodies.ts';
import { localeOf } from './text.ts';

type Method = 'get' | 'post';
type Handler<C> = (call: C) => unknown;

/** The calls of the server. A handler returns the `data` of its reply or throws a MockError; the envelope is put on here. */
export class RouteTable {
  readonly #app: Application;
  readonly #services: Services;
  readonly #methods = new Map<string, Method>();

  constructor(app: Application, services: Services) {
    this.#app = app;
    this.#services = services;
  }

  /** A call anybody may make. */
  open(method: Method, path: string, handler: Handler<Call>): void {
    this.#methods.set(path, method);
    this.#app[method](path, (request, response) => {
      void this.#answer(request, response, handler);
    });
  }

  /** A call for those who are logged in. */
  signed(method: Method, path: string, handler: Handler<SignedCall>): void {
    this.open(method, path, (call) => handler(requireSignIn(call)));
  }

  /** A call for admins. */
  admin(method: Method, path: string, handler: Handler<SignedCall>): void {
    this.signed(method, path, (call) => {
      if (call.user.profile.role !== 'admin') throw forbidden();
      return handler(call);
    });
  }

  /** The method a known path takes; undefined for an unknown path. */
  methodOf(path: string): Method | undefined {
    return this.#methods.get(path);
  }

  /** Every call there is, for tests that go through all of them. */
  get all(): readonly (readonly [Method, string])[] {
    return [...this.#methods].map(([path, method]) => [method, path]);
  }

  async #answer(request: Request, response: Response, handler: Handler<Call>): Promise<void> {
    try {
      const data = await handler(this.#callOf(request, response));
      if (data !== SENT) sendEnvelope(response, okEnvelope(data));
    } catch (error) {
      sendFailure(request, response, error);
    }
  }

  #callOf(request: Request, response: Response): Call {
    const services = this.#services;
    const session = services.testHeaders ? request.get(SESSION_HEADER) : undefined;
    const locale = localeOf(request.headers['accept-language']);
    return { request, response, services, state: services.sessions.get(session), locale };
  }
}

/** Answers with a refusal, or, for a fault of the server itself, with code 500 and a line in the log. */
export function sendFailure(request: Request, response: Response, error: unknown): void {
  const refusal = refusalOf(error);
  if (!refusal) console.error(`${request.method} ${request.path}`, error);
  const internal = new MockError(500, { zh: '服务器内部错误', en: 'Internal server error' });
  sendError(response, refusal ?? internal, localeOf(request.headers['accept-language']));
}

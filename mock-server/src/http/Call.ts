import type { Request, Response } from 'express';
import type { Locale } from '../refusal/text.ts';
import type { Rights } from '../service/Rights.ts';
import type { ServerContext } from '../service/ServerContext.ts';
import type { Team, User } from '../store/accounts/Directory.ts';
import type { TokenRecord } from '../store/accounts/TokenRegistry.ts';
import type { KeyRecord } from '../store/keys/KeyRecord.ts';
import type { MockState } from '../store/session/MockState.ts';
import type { Sessions } from '../store/session/Sessions.ts';

/** Services that all calls share while the process runs. */
export interface Services extends ServerContext {
  readonly sessions: Sessions;
  /** Whether the headers for tests (faults, sessions) take effect. */
  readonly testSwitches: boolean;
}

/** One request in progress. */
export interface Call {
  readonly request: Request;
  readonly response: Response;
  readonly services: Services;
  readonly state: MockState;
  readonly locale: Locale;
  /** Aborted when the client closes the connection before the reply is sent. */
  readonly signal: AbortSignal;
}

/** A request with a login or an API key; with a key, `user` is its creator, whose rights limit it. */
export interface SignedCall extends Call {
  readonly user: User;
  readonly team: Team;
  /** Null: the request has a login. */
  readonly key: KeyRecord | null;
  /** Rights of a key: only in its own projects. */
  readonly rights: Rights;
}

/** A request with a login. */
export interface AccountCall extends SignedCall {
  readonly token: TokenRecord;
}

/** A handler returns this when it has sent, or will send, the reply itself. */
export const SENT = Symbol('sent');

import type { Request, Response } from 'express';
import type { Locale } from '../refusal/text.ts';
import type { Rights } from '../service/Rights.ts';
import type { ServerContext } from '../service/ServerContext.ts';
import type { Team, User } from '../store/accounts/Directory.ts';
import type { TokenRecord } from '../store/accounts/TokenRegistry.ts';
import type { KeyRecord } from '../store/keys/KeyRecord.ts';
import type { MockState } from '../store/session/MockState.ts';
import type { Sessions } from '../store/session/Sessions.ts';

/** What all calls share for the whole run. */
export interface Services extends ServerContext {
  readonly sessions: Sessions;
  /** Whether the headers for tests (faults, sessions) are heeded. */
  readonly testSwitches: boolean;
}

/** One request being answered. */
export interface Call {
  readonly request: Request;
  readonly response: Response;
  readonly services: Services;
  readonly state: MockState;
  readonly locale: Locale;
  /** Aborted when the connection is closed before the reply is sent: nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** A request of somebody who is logged in, or of a program with a key: then `user` is who made the key, whose rights bound it. */
export interface SignedCall extends Call {
  readonly user: User;
  readonly team: Team;
  /** Null: with a login. */
  readonly key: KeyRecord | null;
  /** Of a key: in its own projects only. */
  readonly rights: Rights;
}

/** A request of somebody who is logged in. */
export interface AccountCall extends SignedCall {
  readonly token: TokenRecord;
}

/** A handler returns this when it has sent, or will send, the reply itself. */
export const SENT = Symbol('sent');

import type { Request, Response } from 'express';
import type { LlmSettings } from '../llm/LlmSettings.ts';
import type { FetchPolicy } from '../fetch/FetchPolicy.ts';
import type { ProjectCatalogue } from '../projects/ProjectCatalogue.ts';
import type { Team, User } from '../state/Directory.ts';
import type { Environment } from '../state/Environment.ts';
import type { MockState } from '../state/MockState.ts';
import type { Seed } from '../state/Seed.ts';
import type { Sessions } from '../state/Sessions.ts';
import type { TokenRecord } from '../state/TokenBook.ts';
import type { Locale } from './text.ts';

/** What all calls share for the whole run. */
export interface Services {
  readonly seed: Seed;
  readonly sessions: Sessions;
  readonly catalogue: ProjectCatalogue;
  readonly environment: Environment;
  /** The present calendar day in an IANA zone, YYYY-MM-DD; the same everywhere when the day is pinned for tests. */
  readonly today: (timeZone: string) => string;
  /** Whether the headers for tests (faults, sessions) are heeded: not in production. */
  readonly testHeaders: boolean;
  /** What reading pages of the web is bound by. */
  readonly fetchPolicy: FetchPolicy;
  /** Where imports and uploads lie. */
  readonly dataDir: string;
  /** The language model that writes; null: texts are assembled by rules. */
  readonly llm: LlmSettings | null;
}

/** One request being answered. */
export interface Call {
  readonly request: Request;
  readonly response: Response;
  readonly services: Services;
  readonly state: MockState;
  readonly locale: Locale;
}

/** A request of somebody who is logged in. */
export interface SignedCall extends Call {
  readonly user: User;
  readonly team: Team;
  readonly token: TokenRecord;
}

/** A handler returns this when it has sent, or will send, the reply itself. */
export const SENT = Symbol('sent');

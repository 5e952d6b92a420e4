import type { FetchPolicy } from '../ingest/pages/FetchPolicy.ts';
import type { ProjectCatalogue } from '../store/catalogue/ProjectCatalogue.ts';
import type { Environment } from '../store/Environment.ts';
import type { Seed } from '../store/session/Seed.ts';
import type { AlertRegistry } from './AlertRegistry.ts';
import type { Announcer } from './channels/Announcer.ts';
import type { ChannelServer } from './channels/ChannelContext.ts';
import type { CollectRegistry } from './CollectRegistry.ts';
import type { LlmSettings } from './llm/LlmSettings.ts';

/** What services share for the whole run of the server. */
export interface ServerContext {
  readonly seed: Seed;
  readonly catalogue: ProjectCatalogue;
  readonly environment: Environment;
  /** The present calendar day in an IANA zone, YYYY-MM-DD; the same everywhere when the day is pinned for tests. */
  readonly today: (timeZone: string) => string;
  /** What reading pages of the web is bound by. */
  readonly fetchPolicy: FetchPolicy;
  /** Where imports and uploads lie. */
  readonly dataDir: string;
  /** The language model that writes; null: texts are assembled by rules. */
  readonly llm: LlmSettings | null;
  /** Asking the engines. */
  readonly collect: CollectRegistry;
  /** Where messages for the channels of a project go. */
  readonly announcer: Announcer;
  /** The alerts of every project. */
  readonly alerts: AlertRegistry;
  /** What sending them is bound by. */
  readonly channels: ChannelServer;
}

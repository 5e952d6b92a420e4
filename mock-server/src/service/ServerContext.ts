import type { FetchPolicy } from '../ingest/pages/FetchPolicy.ts';
import type { ProjectCatalogue } from '../store/catalogue/ProjectCatalogue.ts';
import type { Environment } from '../store/Environment.ts';
import type { Seed } from '../store/session/Seed.ts';
import type { AlertRegistry } from './AlertRegistry.ts';
import type { Announcer } from './channels/Announcer.ts';
import type { ChannelServer } from './channels/ChannelContext.ts';
import type { CollectRegistry } from './CollectRegistry.ts';
import type { LlmSettings } from './llm/LlmSettings.ts';

/** Resources that services share while the server runs. */
export interface ServerContext {
  readonly seed: Seed;
  readonly catalogue: ProjectCatalogue;
  readonly environment: Environment;
  /** The current day in an IANA time zone, YYYY-MM-DD; equal everywhere when tests pin the day. */
  readonly today: (timeZone: string) => string;
  /** Limits of fetching web pages. */
  readonly fetchPolicy: FetchPolicy;
  /** Folder of imports and uploads. */
  readonly dataDir: string;
  /** The language model that writes texts; null: rules assemble them. */
  readonly llm: LlmSettings | null;
  /** Collection of answers through providers. */
  readonly collect: CollectRegistry;
  /** Transports of channel messages. */
  readonly announcer: Announcer;
  /** The alerts of all projects. */
  readonly alerts: AlertRegistry;
  /** Limits of sending messages. */
  readonly channels: ChannelServer;
}

import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { FetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { localeOf } from '#server/refusal/text.ts';
import type { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import type { Environment } from '#server/store/Environment.ts';
import { hasImported } from '#server/store/projectFiles/projectStore.ts';
import { readTeam } from '#server/store/projectFiles/projectTeam.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import type { MailSource } from './mail/MailSettings.ts';

/** Settings of sending, for the lifetime of the server. */
export interface ChannelServer {
  /** Mail settings. */
  readonly mail: MailSource;
  /** Base URL of the console. */
  readonly consoleUrl: string;
  /** Timeout of one attempt, in milliseconds. */
  readonly timeLimit: number;
}

/** Default timeout: enough for a slow mail server; a slower bot is down. */
export const CHANNEL_TIME_LIMIT = 15_000;

/** Dependencies of sending: the channels of a state, the clock, and the settings. */
export interface ChannelContext extends ChannelServer {
  readonly state: MockState;
  readonly now: () => number;
  readonly secret: () => string;
  readonly policy: FetchPolicy;
  readonly dataDir: string;
  /** Empty for an unknown project. */
  readonly projectName: (projectId: string, language: ChannelLanguage) => string;
}

/** The parts of ServerContext that are needed. */
interface SendingServer {
  readonly catalogue: ProjectCatalogue;
  readonly environment: Environment;
  readonly fetchPolicy: FetchPolicy;
  readonly dataDir: string;
  readonly channels: ChannelServer;
}

export function channelContext(server: SendingServer, state: MockState): ChannelContext {
  const { catalogue, environment, fetchPolicy, dataDir, channels } = server;
  return {
    ...channels,
    ...{ state, now: environment.now, secret: environment.secret, policy: fetchPolicy, dataDir },
    projectName: (id, language) => {
      const entry = catalogue.find(id);
      return entry === undefined ? '' : nameIn(entry, localeOf(language));
    },
  };
}

/** Whether an address belongs to a member of the project's team; for a sample, to any account. */
export function isOfTeam({ state, dataDir }: ChannelContext, projectId: string, email: string): boolean {
  const user = state.directory.byEmail(email);
  if (user === undefined) return false;
  if (!hasImported(dataDir, projectId)) return true;
  const owner = readTeam(dataDir, projectId) ?? state.firstTeamId;
  return user.teamId === (state.directory.team(owner) === undefined ? state.firstTeamId : owner);
}

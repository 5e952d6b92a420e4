import type { Application, ErrorRequestHandler } from 'express';
import jsonServer from 'json-server';
import { dateOf } from '#client/lib/zoneClock.ts';
import { providerSource } from './collect/providers/readProviders.ts';
import type { ProviderSource } from './collect/providers/readProviders.ts';
import type { AllowedHosts } from './http/allowedHosts.ts';
import type { Services } from './http/Call.ts';
import { configureApp } from './http/configureApp.ts';
import { countReads } from './http/countReads.ts';
import { injectFaults } from './http/faults.ts';
import { guardHosts } from './http/guardHosts.ts';
import { logRequests } from './http/logRequests.ts';
import { parseBodies } from './http/parseBodies.ts';
import { refuseUnknown } from './http/refuseUnknown.ts';
import { addRoutes } from './http/routes/addRoutes.ts';
import { addHealthRoute } from './http/routes/healthRoute.ts';
import { addMcpRoute } from './http/routes/mcpRoute.ts';
import { addOpenApiRoutes } from './http/routes/openApiRoutes.ts';
import { RouteTable, sendFailure } from './http/RouteTable.ts';
import { guardXsrf } from './http/xsrf.ts';
import { fetchPolicy } from './ingest/pages/FetchPolicy.ts';
import type { FetchPolicy } from './ingest/pages/FetchPolicy.ts';
import { OpenReads } from './ingest/reads/OpenReads.ts';
import { AlertService } from './service/alerts/AlertService.ts';
import type { AlertServiceSetup } from './service/alerts/AlertService.ts';
import { createCourier } from './service/channelManagement/createCourier.ts';
import type { Announcer } from './service/channels/Announcer.ts';
import { CHANNEL_TIME_LIMIT } from './service/channels/ChannelContext.ts';
import type { ChannelServer } from './service/channels/ChannelContext.ts';
import type { Courier } from './service/channels/Courier.ts';
import { mailSource } from './service/channels/mail/MailSettings.ts';
import type { MailSource } from './service/channels/mail/MailSettings.ts';
import { analyseMerged } from './service/collect/analyseMerged.ts';
import { CollectRegistry } from './service/CollectRegistry.ts';
import type { CollectOptions } from './service/CollectRegistry.ts';
import { ReportScheduler } from './service/issued/ReportScheduler.ts';
import type { LlmSettings } from './service/llm/LlmSettings.ts';
import { ProjectCatalogue } from './store/catalogue/ProjectCatalogue.ts';
import { sampleDay } from './store/catalogue/sampleDay.ts';
import type { SampleSource } from './store/catalogue/SampleSource.ts';
import { CONSOLE_URL } from './store/Environment.ts';
import type { Environment } from './store/Environment.ts';
import { createStates } from './store/session/createStates.ts';
import type { MockState } from './store/session/MockState.ts';
import type { Seed } from './store/session/Seed.ts';

export interface MockAppOptions {
  readonly seed: Seed;
  readonly samples: SampleSource;
  /** Folder of imports and uploads. */
  readonly dataDir: string;
  readonly environment: Environment;
  /** Pins the present day, YYYY-MM-DD. */
  readonly today?: string | undefined;
  /** Obeys the headers that inject faults and name sessions, and answers at `/__mock`; for tests only. */
  readonly testSwitches: boolean;
  /** The language model that writes texts; without one, rules assemble them. */
  readonly llm?: LlmSettings | null;
  /** Limits of fetching web pages; without it, public pages only. */
  readonly fetchPolicy?: FetchPolicy | undefined;
  /** The providers that reach the engines; without it, no provider is ready. */
  readonly providers?: ProviderSource | undefined;
  /** Sends mail; without it, none is sent. */
  readonly mail?: MailSource | undefined;
  /** Timeout of one attempt to send a message, in milliseconds. */
  readonly channelTimeLimit?: number | undefined;
  /** Transport of channel messages; without it, none is sent. */
  readonly announcer?: Announcer | undefined;
  /** Counts the requests that wait for a reply; for tests. */
  readonly reads?: OpenReads | undefined;
  /** Timing of runs, for tests. */
  readonly collectTuning?: CollectOptions['tuning'];
  /** Base URL of the console in links for programs; default: that of `npm start`. */
  readonly consoleUrl?: string | undefined;
  /** Host names it answers to, beside this machine's own. */
  readonly allowedHosts?: AllowedHosts | undefined;
  /** Logs one line per request. */
  readonly log?: ((line: string) => void) | undefined;
}

export interface MockApp {
  readonly app: Application;
  readonly catalogue: ProjectCatalogue;
  readonly routes: RouteTable;
  readonly collect: CollectRegistry;
  readonly alerts: AlertService;
  readonly courier: Courier;
  /** The state that all callers share; test sessions have their own. */
  readonly shared: MockState;
  /** Runs scheduled work; the caller that listens must start it. */
  readonly scheduledReports: ReportScheduler;
}

/** Builds the server as an Express application that does not listen yet. */
export function createApp(options: MockAppOptions): MockApp {
  const { seed, environment, dataDir, testSwitches } = options;
  const today = (timeZone: string): string => options.today ?? dateOf(environment.now(), timeZone);
  const catalogue = new ProjectCatalogue(
    options.samples,
    dataDir,
    (zone) => options.today ?? sampleDay(environment.now(), zone),
  );
  const { shared, sessions } = createStates(options);
  const consoleUrl = options.consoleUrl ?? CONSOLE_URL;
  const bound = { fetchPolicy: options.fetchPolicy ?? fetchPolicy(), channels: channelServer(options, consoleUrl) };
  const courier = createCourier({ ...bound, catalogue, environment, dataDir, today }, shared);
  const announcer = options.announcer ?? courier;
  const reads = options.reads ?? new OpenReads();
  const { collect, alerts } = collecting(options, { catalogue, shared, today, announcer, reads });
  const services: Services = {
    collect,
    seed,
    sessions,
    catalogue,
    environment,
    today,
    testSwitches,
    dataDir,
    llm: options.llm ?? null,
    announcer,
    alerts,
    ...bound,
  };

  const app = jsonServer.create();
  configureApp(app);
  app.use(countReads(reads));
  if (options.log) app.use(logRequests(options.log));
  app.use(guardHosts(options.allowedHosts ?? new Set()));
  if (testSwitches) app.use(injectFaults);
  addHealthRoute(app, catalogue, consoleUrl, testSwitches);
  app.use(guardXsrf(environment.secret()));
  app.use(...parseBodies());
  const routes = new RouteTable(app, services);
  addRoutes(routes, seed);
  addOpenApiRoutes(app, routes);
  addMcpRoute(app, routes, consoleUrl);
  app.use(refuseUnknown(routes));
  app.use(answerErrors);
  const scheduledReports = new ReportScheduler(shared, services);
  return { app, catalogue, routes, collect, alerts, courier, scheduledReports, shared };
}

function channelServer({ mail, dataDir, channelTimeLimit }: MockAppOptions, consoleUrl: string): ChannelServer {
  return { mail: mail ?? mailSource({}, dataDir), consoleUrl, timeLimit: channelTimeLimit ?? CHANNEL_TIME_LIMIT };
}

type Shared = Pick<AlertServiceSetup, 'catalogue' | 'shared' | 'today' | 'announcer'> & { readonly reads: OpenReads };

/** The services that query the engines and evaluate the answers. */
function collecting(options: MockAppOptions, parts: Shared): Pick<MockApp, 'collect' | 'alerts'> {
  const { dataDir, environment, providers = providerSource({}, dataDir), collectTuning: tuning } = options;
  const collect = new CollectRegistry({
    ...{ dataDir, providers, tuning, reads: parts.reads },
    onMerged: analyseMerged(parts.catalogue, parts.shared.edits),
    onEnded: (projectId) => {
      alerts.runEnded(projectId);
    },
  });
  const alerts = new AlertService({ ...parts, collect, now: environment.now });
  return { collect, alerts };
}

const answerErrors: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  sendFailure(request, response, error);
};

import type { Application, ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import jsonServer from 'json-server';
import { join } from 'node:path';
import { dateOf } from '#client/lib/zoneClock.ts';
import { fetchPolicy } from './ingest/pages/FetchPolicy.ts';
import type { FetchPolicy } from './ingest/pages/FetchPolicy.ts';
import { OpenReads } from './ingest/reads/OpenReads.ts';
import type { Services } from './http/Call.ts';
import { FAULT_HEADER, parseFaults, playFaults } from './http/faults.ts';
import { MockError, notFound } from './refusal/MockError.ts';
import { sendError } from './http/envelope.ts';
import type { AllowedHosts } from './http/allowedHosts.ts';
import { refuseForeign } from './http/guardHosts.ts';
import { localeOf } from './refusal/text.ts';
import { parseBodies } from './http/parseBodies.ts';
import { RouteTable, sendFailure } from './http/RouteTable.ts';
import { checkXsrf } from './http/xsrf.ts';
import type { LlmSettings } from './service/llm/LlmSettings.ts';
import { AccountFile } from './store/accounts/AccountFile.ts';
import { ProjectCatalogue } from './store/catalogue/ProjectCatalogue.ts';
import { sampleDay } from './store/catalogue/sampleDay.ts';
import type { SampleSource } from './store/catalogue/SampleSource.ts';
import { providerSource } from './collect/providers/readProviders.ts';
import type { ProviderSource } from './collect/providers/readProviders.ts';
import type { Announcer } from './service/channels/Announcer.ts';
import { AlertService } from './service/alerts/AlertService.ts';
import type { AlertServiceSetup } from './service/alerts/AlertService.ts';
import { CHANNEL_TIME_LIMIT } from './service/channels/ChannelContext.ts';
import type { ChannelServer } from './service/channels/ChannelContext.ts';
import type { Courier } from './service/channels/Courier.ts';
import { createCourier } from './service/channelManagement/createCourier.ts';
import { mailSource } from './service/channels/mail/MailSettings.ts';
import type { MailSource } from './service/channels/mail/MailSettings.ts';
import { analyseMerged } from './service/collect/analyseMerged.ts';
import { ReportScheduler } from './service/issued/ReportScheduler.ts';
import { CollectRegistry } from './service/CollectRegistry.ts';
import type { CollectOptions } from './service/CollectRegistry.ts';
import { sweepUploads } from './store/uploads/uploadFolder.ts';
import { addRoutes } from './http/routes/addRoutes.ts';
import { addMcpRoute } from './http/routes/mcpRoute.ts';
import { CONSOLE_URL } from './store/Environment.ts';
import { addOpenApiRoutes } from './http/routes/openApiRoutes.ts';
import { addHealthRoute } from './http/routes/healthRoute.ts';
import { MemoryAudit } from './store/audit/AuditLog.ts';
import { DiskAudit } from './store/audit/DiskAudit.ts';
import { DiskKeys } from './store/keys/DiskKeys.ts';
import { MemoryKeys } from './store/keys/MemoryKeys.ts';
import { DiskReports } from './store/issued/DiskReports.ts';
import { MemoryReports } from './store/issued/MemoryReports.ts';
import { DiskLinks } from './store/links/DiskLinks.ts';
import { MemoryLinks } from './store/links/MemoryLinks.ts';
import { DiskEdits } from './store/edits/DiskEdits.ts';
import { DiskTraffic } from './store/traffic/DiskTraffic.ts';
import { DiskUploads } from './store/uploads/DiskUploads.ts';
import type { Environment } from './store/Environment.ts';
import { MemoryEdits } from './store/edits/MemoryEdits.ts';
import { MemoryTraffic } from './store/traffic/MemoryTraffic.ts';
import { MemoryUploads } from './store/uploads/MemoryUploads.ts';
import { MockState } from './store/session/MockState.ts';
import { diskDocuments, sessionDocuments } from './store/documents/projectDocuments.ts';
import type { Seed } from './store/session/Seed.ts';
import { diskTeamStores, sessionTeamStores } from './store/team/teamStores.ts';
import { Sessions } from './store/session/Sessions.ts';

export interface MockAppOptions {
  readonly seed: Seed;
  readonly samples: SampleSource;
  /** Where imports and uploads lie. */
  readonly dataDir: string;
  readonly environment: Environment;
  /** Pins the present day, YYYY-MM-DD. */
  readonly today?: string | undefined;
  /** Heed the headers that inject faults and name sessions, and answer at `/__mock`: for tests alone. */
  readonly testSwitches: boolean;
  /** The language model that writes; without one, texts are assembled by rules. */
  readonly llm?: LlmSettings | null;
  /** What reading pages of the web is bound by; public pages only without it. */
  readonly fetchPolicy?: FetchPolicy | undefined;
  /** Whom the engines are asked through; nobody is ready without it. */
  readonly providers?: ProviderSource | undefined;
  /** How mail is sent; not at all without it. */
  readonly mail?: MailSource | undefined;
  /** For one attempt to send a message, milliseconds. */
  readonly channelTimeLimit?: number | undefined;
  /** Where messages for channels go; nowhere without it. */
  readonly announcer?: Announcer | undefined;
  /** Who waits for a reply; for tests. */
  readonly reads?: OpenReads | undefined;
  /** How runs are asked, for tests. */
  readonly collectTuning?: CollectOptions['tuning'];
  /** Where people see the pages that programs are pointed to; without it, where `npm start` shows them. */
  readonly consoleUrl?: string | undefined;
  /** Hosts beside this machine's own that it answers to. */
  readonly allowedHosts?: AllowedHosts | undefined;
  /** One line per request. */
  readonly log?: ((line: string) => void) | undefined;
}

export interface MockApp {
  readonly app: Application;
  readonly catalogue: ProjectCatalogue;
  readonly routes: RouteTable;
  readonly collect: CollectRegistry;
  readonly alerts: AlertService;
  readonly courier: Courier;
  /** What is everybody's, beside the sessions of tests. */
  readonly shared: MockState;
  /** Makes what schedules ask for; whoever serves starts it. */
  readonly scheduledReports: ReportScheduler;
}

/** The whole server as an application that listens nowhere yet. */
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
  configure(app);
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
  void sweepUploads(dataDir);
  app.use(refuseUnknown(routes));
  app.use(answerErrors);
  const scheduledReports = new ReportScheduler(shared, services);
  return { app, catalogue, routes, collect, alerts, courier, scheduledReports, shared };
}

function channelServer({ mail, dataDir, channelTimeLimit }: MockAppOptions, consoleUrl: string): ChannelServer {
  return { mail: mail ?? mailSource({}, dataDir), consoleUrl, timeLimit: channelTimeLimit ?? CHANNEL_TIME_LIMIT };
}

type Shared = Pick<AlertServiceSetup, 'catalogue' | 'shared' | 'today' | 'announcer'> & { readonly reads: OpenReads };

/** What asks the engines, and what looks at what came of it. */
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

/** Everybody's state, kept in the data folder, and that of test sessions, which begin with what is kept there. */
function createStates({ seed, environment, dataDir }: MockAppOptions) {
  const edits = new DiskEdits(dataDir);
  const traffic = new DiskTraffic(dataDir);
  const documents = diskDocuments(dataDir);
  const reports = new DiskReports(dataDir);
  const shared = new MockState(seed, environment, {
    uploads: new DiskUploads(join(dataDir, 'uploads')),
    edits,
    traffic,
    documents,
    ...diskTeamStores(dataDir),
    keys: new DiskKeys(dataDir),
    audit: new DiskAudit(dataDir),
    reports,
    links: new DiskLinks(dataDir),
    accounts: new AccountFile(dataDir),
  });
  const sessions = new Sessions(shared, () => {
    const uploads = new MemoryUploads();
    const stores = {
      edits: new MemoryEdits((id) => edits.stored(id)),
      traffic: new MemoryTraffic((id) => traffic.stored(id)),
      documents: sessionDocuments(documents),
      ...sessionTeamStores(),
      keys: new MemoryKeys(),
      audit: new MemoryAudit(),
      reports: new MemoryReports((projectId, id) => reports.stored(projectId, id)),
      links: new MemoryLinks(),
    };
    return new MockState(seed, environment, { uploads, ...stores });
  });
  return { shared, sessions, edits };
}

function configure(app: Application): void {
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  // Queries are read by `readQuery` alone; the extended parser would build nested objects from hostile names.
  app.set('query parser', false);
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
}

function countReads(reads: OpenReads): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET') response.once('close', reads.begin());
    next();
  };
}

function logRequests(log: (line: string) => void): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on('close', () => {
      const took = (performance.now() - start).toFixed(1);
      // Without the query: a log must not hold invitation codes.
      log(`${request.method} ${request.path} ${String(response.statusCode)} ${took} ms`);
    });
    next();
  };
}

function guardHosts(allowed: AllowedHosts): RequestHandler {
  return (request, response, next) => {
    const isRefused = refuseForeign(request, allowed, ({ text }) => {
      sendError(response, new MockError(403, text, { status: 403 }), localeOf(request.headers['accept-language']));
    });
    if (!isRefused) next();
  };
}

function injectFaults(request: Request, response: Response, next: NextFunction): void {
  const header = request.get(FAULT_HEADER);
  if (header === undefined) {
    next();
    return;
  }
  void playThenGoOn(header, request, response, next);
}

async function playThenGoOn(header: string, request: Request, response: Response, next: NextFunction): Promise<void> {
  try {
    if (await playFaults(parseFaults(header), request, response)) next();
  } catch (error) {
    next(error);
  }
}

function guardXsrf(secret: string): RequestHandler {
  return (request, response, next) => {
    try {
      checkXsrf(request, response, secret);
      next();
    } catch (error) {
      next(error);
    }
  };
}

function refuseUnknown(routes: RouteTable): RequestHandler {
  return (request, response) => {
    const method = routes.methodOf(request.path)?.toUpperCase();
    if (method === undefined) {
      sendFailure(request, response, notFound());
      return;
    }
    response.set('Allow', method);
    const text = { zh: `该接口须使用 ${method} 方法`, en: `This call must use the method ${method}` };
    sendFailure(request, response, new MockError(405, text, { status: 405 }));
  };
}

const answerErrors: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  sendFailure(request, response, error);
};

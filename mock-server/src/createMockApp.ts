import type { Application, ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import jsonServer from 'json-server';
import { join } from 'node:path';
import { dateOf } from './analysis/scope/dates.ts';
import { fetchPolicy } from './fetch/FetchPolicy.ts';
import type { FetchPolicy } from './fetch/FetchPolicy.ts';
import type { Services } from './http/Call.ts';
import { FAULT_HEADER, parseFaults, playFaults } from './http/faults.ts';
import { MockError, notFound } from './http/MockError.ts';
import { parseBodies } from './http/parseBodies.ts';
import { RouteTable, sendFailure } from './http/RouteTable.ts';
import { checkXsrf } from './http/xsrf.ts';
import type { LlmSettings } from './llm/LlmSettings.ts';
import { ProjectCatalogue } from './projects/ProjectCatalogue.ts';
import type { SampleSource } from './projects/SampleSource.ts';
import { sweepUploads } from './import/uploadFolder.ts';
import { addRoutes } from './routes/addRoutes.ts';
import { addHealthRoute } from './routes/healthRoute.ts';
import { DiskEdits } from './state/DiskEdits.ts';
import { DiskTraffic } from './state/DiskTraffic.ts';
import { DiskUploads } from './state/DiskUploads.ts';
import type { Environment } from './state/Environment.ts';
import { MemoryEdits } from './state/MemoryEdits.ts';
import { MemoryTraffic } from './state/MemoryTraffic.ts';
import { MemoryUploads } from './state/MemoryUploads.ts';
import { MockState } from './state/MockState.ts';
import { diskDocuments, sessionDocuments } from './state/projectDocuments.ts';
import type { Seed } from './state/Seed.ts';
import { Sessions } from './state/Sessions.ts';

export interface MockAppOptions {
  readonly seed: Seed;
  readonly samples: SampleSource;
  /** Where imports and uploads lie. */
  readonly dataDir: string;
  readonly environment: Environment;
  /** Pins the present day, YYYY-MM-DD. */
  readonly today?: string | undefined;
  /** Heed the headers that inject faults and name sessions. Never in production. */
  readonly testHeaders: boolean;
  /** The language model that writes; without one, texts are assembled by rules. */
  readonly llm?: LlmSettings | null;
  /** What reading pages of the web is bound by; public pages only without it. */
  readonly fetchPolicy?: FetchPolicy | undefined;
  /** One line per request. */
  readonly log?: ((line: string) => void) | undefined;
}

export interface MockApp {
  readonly app: Application;
  readonly catalogue: ProjectCatalogue;
  readonly routes: RouteTable;
}

/** The zone the samples live in: their team sits in China. */
const SAMPLE_ZONE = 'Asia/Shanghai';

/** The whole server as an application that listens nowhere yet. */
export function createMockApp(options: MockAppOptions): MockApp {
  const { seed, environment, dataDir, testHeaders } = options;
  const today = (timeZone: string): string => options.today ?? dateOf(environment.now(), timeZone);
  const catalogue = new ProjectCatalogue(options.samples, dataDir, () => today(SAMPLE_ZONE));
  const edits = new DiskEdits(dataDir);
  const traffic = new DiskTraffic(dataDir);
  const documents = diskDocuments(dataDir);
  const shared = new MockState(seed, environment, {
    uploads: new DiskUploads(join(dataDir, 'uploads')),
    edits,
    traffic,
    documents,
  });
  const sessions = new Sessions(shared, () => {
    const uploads = new MemoryUploads();
    const stores = {
      edits: new MemoryEdits((id) => edits.stored(id)),
      traffic: new MemoryTraffic((id) => traffic.stored(id)),
      documents: sessionDocuments(documents),
    };
    return new MockState(seed, environment, { uploads, ...stores });
  });
  const services: Services = {
    seed,
    sessions,
    catalogue,
    environment,
    today,
    testHeaders,
    dataDir,
    fetchPolicy: options.fetchPolicy ?? fetchPolicy(),
    llm: options.llm ?? null,
  };

  const app = jsonServer.create();
  configure(app);
  if (options.log) app.use(logRequests(options.log));
  if (testHeaders) app.use(injectFaults);
  addHealthRoute(app, catalogue);
  app.use(guardXsrf(environment.secret()));
  app.use(...parseBodies());
  const routes = new RouteTable(app, services);
  addRoutes(routes, seed);
  void sweepUploads(dataDir);
  app.use(refuseUnknown(routes));
  app.use(answerErrors);
  return { app, catalogue, routes };
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
    const text = { zh: `请使用 ${method} 方法`, en: `Use the method ${method}` };
    sendFailure(request, response, new MockError(405, text, { status: 405 }));
  };
}

const answerErrors: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  sendFailure(request, response, error);
};

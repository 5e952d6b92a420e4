import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#client/lib/dates.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import {
  sampleAccessLog,
  sampleAnswers,
  sampleDefinitions,
  sampleLanguage,
  sampleOwnPages,
  sampleZone,
} from '#fixtures/sample.ts';
import { clockFrom } from './clockFrom.ts';
import { providerSource } from './collect/providers/readProviders.ts';
import { createApp } from './createApp.ts';
import { createHttpServer } from './createHttpServer.ts';
import { fetchPolicy } from './ingest/pages/FetchPolicy.ts';
import { outliveLog } from './outliveLog.ts';
import { readSettings } from './readSettings.ts';
import type { Settings } from './readSettings.ts';
import { startProblem } from './refusal/startProblem.ts';
import { dailyAlerts } from './service/alerts/dailyAlerts.ts';
import { resumeCaptures } from './service/capture/resumeCaptures.ts';
import { mailSource } from './service/channels/mail/MailSettings.ts';
import { resumeInterrupted, scheduleRounds } from './service/collect/scheduleRounds.ts';
import { forgetElsewhere } from './service/projects/forgetElsewhere.ts';
import type { AuditLog } from './store/audit/AuditLog.ts';
import type { Environment } from './store/Environment.ts';
import { endDeletions } from './store/projectFiles/changeProject.ts';
import { DataFormatError, markFormat, requireKnownFormat } from './store/projectFiles/dataFormat.ts';
import { FolderInUseError, FolderLock } from './store/projectFiles/FolderLock.ts';
import { removeAllParts } from './store/projectFiles/parts.ts';
import { defaultDataDir } from './store/projectFiles/projectPaths.ts';
import { seedFromSample } from './store/session/seedFromSample.ts';
import { removeUnused } from './store/uploads/removeUnused.ts';
import { sweepUploads } from './store/uploads/uploadFolder.ts';

/** Loopback only: the server has demo accounts with a public password. */
const HOST = '127.0.0.1';
const SECRET_BYTES = 24;
/** Grace period for requests in progress at shutdown, in milliseconds. */
const LAST_MS = 10_000;

function endOnSignal(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      end();
      // A provider may take minutes: requests still open then count as sent and unanswered.
      setTimeout(() => process.exit(0), LAST_MS).unref();
    });
  }
}

function logUnfinished(error: unknown): void {
  console.error('What the server was stopped at could not be gone on with', errorMessage(error));
}

/** Ends what an earlier server was killed at; what cannot be ended now is left to the next start. */
function endQuietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    logUnfinished(error);
  }
}

/** Drops expired entries of the activity log now and every day, without keeping the process alive. */
function keepAuditShort(audit: AuditLog, now: () => number): void {
  const drop = (): void => {
    audit.dropOld(now()).catch((error: unknown) => {
      console.error('Expired activity could not be dropped', errorMessage(error));
    });
  };
  drop();
  setInterval(drop, DAY_MS).unref();
}

const COPIED =
  'This data folder is a copy of one that another server is using. A collection round in progress is not continued here by itself. ' +
  'Schedules and messages of its projects are active in both folders.';

/**
 * @returns whether the folder is a copy of one in use
 * @throws FolderInUseError; DataFormatError, before anything is written there; the file system's error
 */
function takeFolder(dataDir: string): boolean {
  requireKnownFormat(dataDir);
  const lock = FolderLock.take(dataDir);
  process.once('exit', () => lock.release());
  markFormat(dataDir);
  if (lock.isOfCopy) console.warn(COPIED);
  return lock.isOfCopy;
}

/**
 * Removes what an earlier server left: uploads for an import, which do not outlive their process, temporary files of killed imports, and
 * uploaded files that nothing names any more.
 */
async function removeLeftovers(dataDir: string): Promise<void> {
  await sweepUploads(dataDir, 0);
  endQuietly(() => removeAllParts(dataDir));
  await removeUnused(dataDir, Date.now()).catch((error: unknown) => {
    console.error('Unused uploads could not be removed', errorMessage(error));
  });
}

function environmentOf(settings: Settings, now: () => number): Environment {
  return {
    now,
    secret: () => randomBytes(SECRET_BYTES).toString('base64url'),
    tokenLifetime: settings.tokenLifetime,
    keyCallsPerMinute: settings.keyCallsPerMinute,
    isOpen: settings.allowedHosts.size > 0,
  };
}

async function serve(settings: Settings): Promise<void> {
  const isCopy = takeFolder(settings.dataDir);
  await removeLeftovers(settings.dataDir);
  const { today } = settings;
  const now = clockFrom(today);
  const environment = environmentOf(settings, now);
  const { app, catalogue, collect, alerts, courier, scheduledReports, shared } = createApp({
    seed: seedFromSample(now()),
    samples: {
      projects: sampleDefinitions,
      answers: (id, today) => sampleAnswers(id, today),
      accessLog: sampleAccessLog,
      ownPages: sampleOwnPages,
      languageOf: sampleLanguage,
      timeZoneOf: sampleZone,
    },
    dataDir: settings.dataDir,
    environment,
    today,
    consoleUrl: settings.consoleUrl,
    testSwitches: settings.testSwitches,
    allowedHosts: settings.allowedHosts,
    llm: settings.llm,
    fetchPolicy: fetchPolicy(settings.allowPrivate),
    providers: providerSource(process.env, settings.dataDir),
    mail: mailSource(process.env, settings.dataDir),
    log: settings.log ? console.log : undefined,
  });
  endQuietly(() =>
    endDeletions(settings.dataDir, (id) => {
      forgetElsewhere(shared, id, now());
      console.warn(`The deletion of project ${id} was interrupted: the rest of it is deleted now.`);
    }),
  );
  const server = createHttpServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, HOST, resolve);
  });
  const schedules = scheduleRounds(collect, now);
  endOnSignal(() => {
    server.close();
    // Injected faults keep replies open, which would keep the process alive.
    server.closeAllConnections();
    for (const each of [schedules, alerts, courier, scheduledReports]) each.stop();
    void collect.stop();
  });
  await catalogue.load();
  schedules.run();
  courier.run();
  scheduledReports.run();
  // The other server asks the rest: asked here too, it would be paid twice.
  if (!isCopy) resumeInterrupted(collect, now()).catch(logUnfinished);
  resumeCaptures({ alerts, catalogue, dataDir: settings.dataDir, environment }, shared).catch(logUnfinished);
  dailyAlerts(alerts, settings.dataDir);
  keepAuditShort(shared.audit, now);
  const took = (process.uptime() * 1000).toFixed(0);
  console.log(
    `Server: http://${HOST}:${String(settings.port)}  ${String(catalogue.answerCount)} answers, ready in ${took} ms`,
  );
}

outliveLog();
try {
  await serve(readSettings(process.env));
} catch (error) {
  const isSaid = error instanceof FolderInUseError || error instanceof DataFormatError;
  console.error(isSaid ? error.message : (startProblem(error, defaultDataDir()) ?? error));
  process.exit(1);
}

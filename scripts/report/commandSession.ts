import { randomBytes } from 'node:crypto';
import { dateOf } from '#client/lib/zoneClock.ts';
import { sampleAnswers, sampleDefinitions, sampleOwnPages, sampleZone } from '#fixtures/sample.ts';
import { clockFrom } from '#server/clockFrom.ts';
import { providerSource } from '#server/collect/providers/readProviders.ts';
import { fetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { OpenReads } from '#server/ingest/reads/OpenReads.ts';
import { AlertService } from '#server/service/alerts/AlertService.ts';
import { silentAnnouncer } from '#server/service/channels/Announcer.ts';
import { CHANNEL_TIME_LIMIT } from '#server/service/channels/ChannelContext.ts';
import { mailSource } from '#server/service/channels/mail/MailSettings.ts';
import { CollectRegistry } from '#server/service/CollectRegistry.ts';
import { ProjectSession } from '#server/service/ProjectSession.ts';
import { Rights } from '#server/service/Rights.ts';
import { MemoryAudit } from '#server/store/audit/AuditLog.ts';
import { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import { sampleDay } from '#server/store/catalogue/sampleDay.ts';
import { diskDocuments } from '#server/store/documents/projectDocuments.ts';
import { DiskEdits } from '#server/store/edits/DiskEdits.ts';
import { CONSOLE_URL, TOKEN_LIFETIME } from '#server/store/Environment.ts';
import { DiskReports } from '#server/store/issued/DiskReports.ts';
import { MemoryKeys } from '#server/store/keys/MemoryKeys.ts';
import { MemoryLinks } from '#server/store/links/MemoryLinks.ts';
import { MockState } from '#server/store/session/MockState.ts';
import { seedFromSample } from '#server/store/session/seedFromSample.ts';
import { sessionTeamStores } from '#server/store/team/teamStores.ts';
import { DiskTraffic } from '#server/store/traffic/DiskTraffic.ts';
import { MemoryUploads } from '#server/store/uploads/MemoryUploads.ts';
import { UsageError } from '../lib/UsageError.ts';

/**
 * A session of a project in a data folder, for a command: reads edits and stores reports. It neither reads nor writes accounts, keys and
 * links, so that a running server is not disturbed.
 * @throws UsageError naming the available projects.
 */
export function commandSession(dataDir: string, wanted: string, timeZone: string): ProjectSession {
  const pinned = process.env['MOCK_TODAY'];
  const now = clockFrom(pinned);
  const today = (zone: string): string => pinned ?? dateOf(Date.now(), zone);
  const samples = {
    projects: sampleDefinitions,
    answers: (id: string, day: string) => sampleAnswers(id, day),
    ownPages: sampleOwnPages,
    timeZoneOf: sampleZone,
  };
  const catalogue = new ProjectCatalogue(samples, dataDir, (zone) => pinned ?? sampleDay(Date.now(), zone));
  const entries = catalogue.list();
  const entry = entries.find(({ id }) => id === wanted) ?? entries.find(({ name }) => name === wanted);
  if (entry === undefined) {
    const known = entries.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
    throw new UsageError(`--project "${wanted}" was not found. Projects (ID and name):\n${known}`);
  }
  const seed = seedFromSample(now());
  const environment = {
    now,
    secret: () => randomBytes(24).toString('base64url'),
    tokenLifetime: TOKEN_LIFETIME,
  };
  const state = new MockState(seed, environment, {
    uploads: new MemoryUploads(),
    edits: new DiskEdits(dataDir),
    traffic: new DiskTraffic(dataDir),
    documents: diskDocuments(dataDir),
    ...sessionTeamStores(),
    keys: new MemoryKeys(),
    audit: new MemoryAudit(),
    reports: new DiskReports(dataDir),
    links: new MemoryLinks(),
  });
  const [user] = seed.users;
  if (user === undefined) throw new Error('There is no account');
  const collect = new CollectRegistry({ dataDir, providers: providerSource({}, dataDir), reads: new OpenReads() });
  const shared = { catalogue, today, announcer: silentAnnouncer };
  const server = {
    ...{ ...shared, seed, environment, dataDir, llm: null },
    fetchPolicy: fetchPolicy(),
    ...{ collect, alerts: new AlertService({ ...shared, collect, shared: state, now: environment.now }) },
    channels: { mail: mailSource({}, dataDir), consoleUrl: CONSOLE_URL, timeLimit: CHANNEL_TIME_LIMIT },
  };
  const rights = new Rights({ user, team: seed.team, language: null }, state, server);
  return new ProjectSession(entry, rights, new AbortController().signal, timeZone);
}

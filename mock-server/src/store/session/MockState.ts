import type { AccountEntry, OnAccountChange } from '../accounts/accountEntries.ts';
import type { AccountFile } from '../accounts/AccountFile.ts';
import { CallLimits } from '../accounts/CallLimits.ts';
import { Directory } from '../accounts/Directory.ts';
import { InvitationRepository } from '../accounts/InvitationRepository.ts';
import { LoginThrottle } from '../accounts/LoginThrottle.ts';
import { TokenRegistry } from '../accounts/TokenRegistry.ts';
import type { AuditLog } from '../audit/AuditLog.ts';
import type { ProjectDocuments } from '../documents/projectDocuments.ts';
import type { EditStore } from '../edits/EditStore.ts';
import { KEY_CALLS_PER_MINUTE } from '../Environment.ts';
import type { Environment } from '../Environment.ts';
import type { ReportStore } from '../issued/ReportStore.ts';
import { KeyRates } from '../keys/KeyRates.ts';
import type { KeyStore } from '../keys/KeyStore.ts';
import type { ShareLinks } from '../links/ShareLink.ts';
import type { GroupRecord } from '../team/GroupRecord.ts';
import type { ViewRecord } from '../team/ViewRecord.ts';
import type { WholeStore } from '../team/WholeStore.ts';
import type { TrafficStore } from '../traffic/TrafficStore.ts';
import type { UploadStore } from '../uploads/UploadStore.ts';
import { IdempotencyRegistry } from './IdempotencyRegistry.ts';
import type { Seed } from './Seed.ts';

/** The stores of a session for data that is too large for memory or must survive it. */
interface StateStores {
  readonly uploads: UploadStore;
  readonly edits: EditStore;
  readonly traffic: TrafficStore;
  readonly documents: ProjectDocuments;
  readonly keys: KeyStore;
  readonly audit: AuditLog;
  readonly reports: ReportStore;
  readonly links: ShareLinks;
  readonly views: WholeStore<ViewRecord>;
  readonly groups: WholeStore<GroupRecord>;
  /** Persists accounts; without it, they start from the seed. */
  readonly accounts?: AccountFile;
}

/** The mutable state of a session. Answers are not part of it: they are shared and immutable. */
export class MockState {
  readonly directory: Directory;
  /** The team of the first account, which owns everything without a team. */
  readonly firstTeamId: string;
  readonly tokens: TokenRegistry;
  readonly invitations: InvitationRepository;
  readonly throttle: LoginThrottle;
  readonly limits: CallLimits;
  readonly uploads: UploadStore;
  readonly edits: EditStore;
  readonly traffic: TrafficStore;
  readonly documents: ProjectDocuments;
  readonly keys: KeyStore;
  readonly keyRates: KeyRates;
  readonly audit: AuditLog;
  readonly reports: ReportStore;
  readonly links: ShareLinks;
  readonly views: WholeStore<ViewRecord>;
  /** Project groups of the portfolio. */
  readonly groups: WholeStore<GroupRecord>;
  /** Replies of calls with an idempotency key. */
  readonly idempotency: IdempotencyRegistry;
  readonly #read = new Map<string, Set<string>>();

  constructor(seed: Seed, environment: Environment, stores: StateStores) {
    const { uploads, edits, traffic, documents, accounts, keys, audit, reports, links, views, groups } = stores;
    const onChange: OnAccountChange = (entry) => accounts?.append(entry);
    this.directory = new Directory(onChange);
    this.tokens = new TokenRegistry(environment, seed.endedSessions, onChange);
    this.invitations = new InvitationRepository(environment, onChange);
    this.throttle = new LoginThrottle(environment.now);
    this.limits = new CallLimits(environment.now, environment.isOpen ?? false);
    this.uploads = uploads;
    this.edits = edits;
    this.traffic = traffic;
    this.documents = documents;
    this.firstTeamId = seed.team.id;
    this.directory.loadTeam(seed.team);
    for (const user of seed.users) this.directory.load(user);
    this.keys = keys;
    this.keyRates = new KeyRates(environment.now, environment.keyCallsPerMinute ?? KEY_CALLS_PER_MINUTE);
    this.idempotency = new IdempotencyRegistry(environment.now);
    this.audit = audit;
    this.reports = reports;
    this.links = links;
    this.views = views;
    this.groups = groups;
    for (const invitation of seed.invitations) this.invitations.add(invitation);
    for (const entry of accounts?.open(environment.now()) ?? []) this.#load(entry);
  }

  #load(entry: AccountEntry): void {
    switch (entry.kind) {
      case 'user':
        this.directory.load(entry.value);
        return;
      case 'team':
        this.directory.loadTeam(entry.value);
        return;
      case 'invitation':
        this.invitations.add(entry.value);
        return;
      case 'token':
        this.tokens.load(entry.value);
        return;
      case 'revoked':
    }
  }

  /** Ids of the notices a user has read since the start of the server. */
  readNotices(userId: string): Set<string> {
    const known = this.#read.get(userId);
    if (known) return known;
    const fresh = new Set<string>();
    this.#read.set(userId, fresh);
    return fresh;
  }
}

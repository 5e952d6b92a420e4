import type { RecountReport } from '../projects/startRecount.ts';
import { Directory } from './Directory.ts';
import type { EditStore } from './EditStore.ts';
import type { Environment } from './Environment.ts';
import { InvitationBook } from './InvitationBook.ts';
import { JobBook } from './JobBook.ts';
import { LoginThrottle } from './LoginThrottle.ts';
import type { ProjectDocuments } from './projectDocuments.ts';
import type { Seed } from './Seed.ts';
import { TokenBook } from './TokenBook.ts';
import type { TrafficStore } from './TrafficStore.ts';
import type { UploadStore } from './UploadStore.ts';

/** Where a session keeps what is too large for memory, or has to outlive it. */
export interface StateStores {
  readonly uploads: UploadStore;
  readonly edits: EditStore;
  readonly traffic: TrafficStore;
  readonly documents: ProjectDocuments;
}

/** Everything that calls can change, once per session. The answers are not here: they are shared and never change. */
export class MockState {
  readonly directory = new Directory();
  readonly tokens: TokenBook;
  readonly invitations: InvitationBook;
  readonly throttle: LoginThrottle;
  readonly uploads: UploadStore;
  readonly edits: EditStore;
  readonly traffic: TrafficStore;
  readonly documents: ProjectDocuments;
  readonly recounts = new JobBook<RecountReport>();
  readonly #read = new Map<string, Set<string>>();

  constructor(seed: Seed, environment: Environment, { uploads, edits, traffic, documents }: StateStores) {
    this.tokens = new TokenBook(environment);
    this.invitations = new InvitationBook(environment);
    this.throttle = new LoginThrottle(environment.now);
    this.uploads = uploads;
    this.edits = edits;
    this.traffic = traffic;
    this.documents = documents;
    this.directory.putTeam(seed.team);
    for (const user of seed.users) this.directory.put(user);
    for (const invitation of seed.invitations) this.invitations.add(invitation);
  }

  /** Ids of the notices a user has read since the run began. */
  readNotices(userId: string): Set<string> {
    const known = this.#read.get(userId);
    if (known) return known;
    const fresh = new Set<string>();
    this.#read.set(userId, fresh);
    return fresh;
  }
}

import type { NameLanguage } from '../analysis/naming/names.ts';
import type { Team, User } from '../store/accounts/Directory.ts';
import type { ProjectEntry } from '../store/catalogue/ProjectEntry.ts';
import { readTeam } from '../store/projectFiles/projectTeam.ts';
import type { MockState } from '../store/session/MockState.ts';
import type { ServerContext } from './ServerContext.ts';

/** The caller and their visible projects. The catalogue is listed at most once, lazily. */
export class Rights {
  readonly user: User;
  readonly team: Team;
  readonly state: MockState;
  readonly server: ServerContext;
  /** Language of names; null: as recorded, for programs, whose data must not change with a header. */
  readonly language: NameLanguage | null;
  /** The key's projects; null: all projects of the person. */
  readonly #within: ReadonlySet<string> | null;
  #projects: readonly ProjectEntry[] | null = null;

  /** @param within the key's projects; null: no restriction. */
  constructor(
    who: { readonly user: User; readonly team: Team; readonly language: NameLanguage | null },
    state: MockState,
    server: ServerContext,
    within: ReadonlySet<string> | null = null,
  ) {
    this.#within = within;
    this.user = who.user;
    this.language = who.language;
    this.team = who.team;
    this.state = state;
    this.server = server;
  }

  /** Admins see the samples and all projects of the team, other members those assigned to them. */
  get projects(): readonly ProjectEntry[] {
    this.#projects ??= this.#list().filter(({ id }) => this.#within?.has(id) ?? true);
    return this.#projects;
  }

  maySee(projectId: string): boolean {
    return this.projects.some(({ id }) => id === projectId);
  }

  /** The same caller with another language. */
  in(language: NameLanguage): Rights {
    return new Rights({ user: this.user, team: this.team, language }, this.state, this.server, this.#within);
  }

  /** The same caller without cached lists, for work that outlives its call. */
  fresh(): Rights {
    return new Rights(this, this.state, this.server, this.#within);
  }

  /** Projects of a missing team, or of none, belong to the team of the first account. */
  #isOfTeam(projectId: string): boolean {
    const { directory, firstTeamId } = this.state;
    const owner = readTeam(this.server.dataDir, projectId) ?? firstTeamId;
    return this.team.id === (directory.team(owner) === undefined ? firstTeamId : owner);
  }

  #list(): readonly ProjectEntry[] {
    const isAdmin = this.user.profile.role === 'admin';
    if (isAdmin && !this.team.allProjects) return [];
    const all = this.server.catalogue.list().filter(({ id, origin }) => origin === 'sample' || this.#isOfTeam(id));
    return isAdmin ? all : all.filter(({ id }) => this.user.projectIds.includes(id));
  }
}

import type { NameLanguage } from '../analysis/naming/names.ts';
import type { ProjectEntry } from '../store/catalogue/ProjectCatalogue.ts';
import type { Team, User } from '../store/accounts/Directory.ts';
import type { MockState } from '../store/session/MockState.ts';
import { readTeam } from '../store/projectFiles/projectTeam.ts';
import type { ServerContext } from './ServerContext.ts';

/** Who makes a call, and which projects they may see. The catalogue is listed at most once, at the first question. */
export class Rights {
  readonly user: User;
  readonly team: Team;
  readonly state: MockState;
  readonly server: ServerContext;
  /** In which things are named to them; null: as they are recorded, for programs, whose names must not change with a header. */
  readonly language: NameLanguage | null;
  /** The projects of a key; null: all of the person's. */
  readonly #within: ReadonlySet<string> | null;
  #projects: readonly ProjectEntry[] | null = null;

  /** @param within what a key is bound to; null: to nothing. */
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

  /** Admins see the samples and the projects of the team, everybody else the ones of these given to them. */
  get projects(): readonly ProjectEntry[] {
    this.#projects ??= this.#list().filter(({ id }) => this.#within?.has(id) ?? true);
    return this.#projects;
  }

  maySee(projectId: string): boolean {
    return this.projects.some(({ id }) => id === projectId);
  }

  /** The same person, reading in a language. */
  in(language: NameLanguage): Rights {
    return new Rights({ user: this.user, team: this.team, language }, this.state, this.server, this.#within);
  }

  /** The same person asking anew: for work that outlives its call. */
  fresh(): Rights {
    return new Rights(this, this.state, this.server, this.#within);
  }

  /** What belongs to a team that is no longer there, or to none, is the first account's team's. */
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

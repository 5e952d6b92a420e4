import type { Access } from '#client/api/schemas/accessSchemas.ts';
import type { Profile, Role } from '#client/api/userSchemas.ts';
import type { Names } from '../../analysis/naming/names.ts';
import type { OnAccountChange } from './accountEntries.ts';
import type { PasswordHash } from './passwords.ts';
import type { ProfileNames } from './profileTexts.ts';

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  readonly planId: string;
  /** Whether its admins see the samples and every project of the team; a team left over by a removed member sees none. */
  readonly allProjects: boolean;
}

export interface User {
  readonly id: string;
  readonly teamId: string;
  readonly projectIds: readonly string[];
  /** What they may do in the team, beside their role. */
  readonly level: Access;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
  readonly password: PasswordHash;
  readonly profile: Profile;
  /** Texts of the profile by the reader's language; absent: the same for all. */
  readonly names?: ProfileNames;
}

const isManager = ({ level, profile }: User): boolean => level === 'manage' && profile.role === 'admin';

/** Accounts and teams. Records are immutable values: a change puts a new one in the place of the old. */
export class Directory {
  readonly #users = new Map<string, User>();
  readonly #teams = new Map<string, Team>();
  readonly #onChange: OnAccountChange;

  constructor(onChange: OnAccountChange = () => undefined) {
    this.#onChange = onChange;
  }

  /** What is there at the beginning. */
  load(user: User): void {
    this.#users.set(user.id, user);
  }

  /** As `load`. */
  loadTeam(team: Team): void {
    this.#teams.set(team.id, team);
  }

  put(user: User): User {
    this.#onChange({ kind: 'user', value: user });
    this.#users.set(user.id, user);
    return user;
  }

  putTeam(team: Team): Team {
    this.#onChange({ kind: 'team', value: team });
    this.#teams.set(team.id, team);
    return team;
  }

  /** Everybody, in no particular order. */
  all(): readonly User[] {
    return [...this.#users.values()];
  }

  get userCount(): number {
    return this.#users.size;
  }

  user(id: string): User | undefined {
    return this.#users.get(id);
  }

  team(id: string): Team | undefined {
    return this.#teams.get(id);
  }

  /** Addresses are compared without regard to case, as mail servers do in practice. */
  byEmail(email: string): User | undefined {
    const wanted = email.toLowerCase();
    for (const user of this.#users.values()) if (user.profile.email.toLowerCase() === wanted) return user;
    return undefined;
  }

  /** In the order in which they joined. */
  membersOf(teamId: string): readonly User[] {
    return [...this.#users.values()].filter((user) => user.teamId === teamId).sort((a, b) => a.joinedAt - b.joinedAt);
  }

  /** Whether the team would be left without an admin if this member were no longer one. */
  isLastAdmin(user: User): boolean {
    if (user.profile.role !== 'admin') return false;
    return !this.membersOf(user.teamId).some((other) => other.id !== user.id && other.profile.role === 'admin');
  }

  /** Who can give levels and change the team: admins whose level is `manage`, in the order in which they joined. */
  managersOf(teamId: string): readonly User[] {
    return this.membersOf(teamId).filter(isManager);
  }

  /** Whether nobody could change the team if this member no longer could. */
  isLastManager(user: User): boolean {
    return isManager(user) && this.managersOf(user.teamId).length === 1;
  }

  setRole(user: User, role: Role): User {
    return this.put({ ...user, profile: { ...user.profile, role } });
  }
}

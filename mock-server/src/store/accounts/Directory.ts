import type { Access } from '#client/api/schemas/accessSchemas.ts';
import type { Profile, Role } from '#client/api/userSchemas.ts';
import type { Names } from '#server/analysis/naming/names.ts';
import type { OnAccountChange } from './accountEntries.ts';
import type { PasswordHash } from './passwords.ts';
import type { ProfileNames } from './profileTexts.ts';

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  readonly planId: string;
  /** Whether its admins see the samples and all projects of the team; the team of a removed member sees none. */
  readonly allProjects: boolean;
}

export interface User {
  readonly id: string;
  readonly teamId: string;
  readonly projectIds: readonly string[];
  /** Permission level in the team, beside the role. */
  readonly level: Access;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
  readonly password: PasswordHash;
  readonly profile: Profile;
  /** Profile texts by the reader's language; absent: the same for all. */
  readonly names?: ProfileNames;
}

const isManager = ({ level, profile }: User): boolean => level === 'manage' && profile.role === 'admin';

/** Accounts and teams. Records are immutable: a change replaces the record. */
export class Directory {
  readonly #users = new Map<string, User>();
  readonly #teams = new Map<string, Team>();
  readonly #onChange: OnAccountChange;

  constructor(onChange: OnAccountChange = () => undefined) {
    this.#onChange = onChange;
  }

  /** Loads the initial records. */
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

  /** All users, in no particular order. */
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

  /** Compares addresses case-insensitively, as mail servers do in practice. */
  byEmail(email: string): User | undefined {
    const wanted = email.toLowerCase();
    for (const user of this.#users.values()) if (user.profile.email.toLowerCase() === wanted) return user;
    return undefined;
  }

  /** Sorted by time of joining. */
  membersOf(teamId: string): readonly User[] {
    return [...this.#users.values()].filter((user) => user.teamId === teamId).sort((a, b) => a.joinedAt - b.joinedAt);
  }

  /** Whether this member is the team's last admin. */
  isLastAdmin(user: User): boolean {
    if (user.profile.role !== 'admin') return false;
    return !this.membersOf(user.teamId).some((other) => other.id !== user.id && other.profile.role === 'admin');
  }

  /** Members who can set levels and change the team: admins with the level `manage`, sorted by time of joining. */
  managersOf(teamId: string): readonly User[] {
    return this.membersOf(teamId).filter(isManager);
  }

  /** Whether this member is the last one who can change the team. */
  isLastManager(user: User): boolean {
    return isManager(user) && this.managersOf(user.teamId).length === 1;
  }

  setRole(user: User, role: Role): User {
    return this.put({ ...user, profile: { ...user.profile, role } });
  }
}

import type { Access } from '#client/api/schemas/accessSchemas.ts';
import type { Role } from '#client/api/userSchemas.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import type { Environment } from '../Environment.ts';
import type { OnAccountChange } from './accountEntries.ts';

export type InviteState = 'pending' | 'accepted' | 'refused' | 'expired' | 'cancelled';

/** Times are epoch milliseconds. The code is the link's secret. */
export interface InvitationRecord {
  readonly id: string;
  readonly code: string;
  readonly teamId: string;
  readonly inviterId: string;
  readonly email: string;
  readonly role: Role;
  readonly level: Access;
  readonly projectIds: readonly string[];
  readonly status: InviteState;
  readonly sentAt: number;
  readonly expiresAt: number;
}

export type InvitationDraft = Pick<
  InvitationRecord,
  'teamId' | 'inviterId' | 'email' | 'role' | 'level' | 'projectIds'
>;

const INVITATION_LIFETIME = 7 * DAY_MS;

/** The invitations of a session. A pending one past its time reads as expired, without a timer. */
export class InvitationRepository {
  readonly #environment: Environment;
  readonly #records = new Map<string, InvitationRecord>();

  readonly #onChange: OnAccountChange;

  constructor(environment: Environment, onChange: OnAccountChange = () => undefined) {
    this.#environment = environment;
    this.#onChange = onChange;
  }

  /** Loads the initial invitations. */
  add(record: InvitationRecord): void {
    this.#records.set(record.id, record);
  }

  #put(record: InvitationRecord): void {
    this.#onChange({ kind: 'invitation', value: record });
    this.#records.set(record.id, record);
  }

  send(draft: InvitationDraft): InvitationRecord {
    const sentAt = this.#environment.now();
    const record: InvitationRecord = {
      ...draft,
      id: this.#environment.secret(),
      code: this.#environment.secret(),
      status: 'pending',
      sentAt,
      expiresAt: sentAt + INVITATION_LIFETIME,
    };
    this.#put(record);
    return record;
  }

  /** Renews a pending or expired invitation with new terms for a full lifetime; the link stays the same. */
  renew(record: InvitationRecord, draft: InvitationDraft): InvitationRecord {
    const sentAt = this.#environment.now();
    const renewed = {
      ...record,
      ...draft,
      status: 'pending' as const,
      sentAt,
      expiresAt: sentAt + INVITATION_LIFETIME,
    };
    this.#put(renewed);
    return renewed;
  }

  byId(id: string): InvitationRecord | undefined {
    const record = this.#records.get(id);
    return record && this.#current(record);
  }

  byCode(code: string): InvitationRecord | undefined {
    for (const record of this.#records.values()) if (record.code === code) return this.#current(record);
    return undefined;
  }

  /** The invitations of a team, newest first. */
  listOf(teamId: string): readonly InvitationRecord[] {
    return [...this.#records.values()]
      .filter((record) => record.teamId === teamId)
      .map((record) => this.#current(record))
      .reverse()
      .sort((a, b) => b.sentAt - a.sentAt);
  }

  settle(record: InvitationRecord, status: 'accepted' | 'refused' | 'cancelled'): InvitationRecord {
    const settled = { ...record, status };
    this.#put(settled);
    return settled;
  }

  /** Removes a deleted project from all invitations. */
  forgetProject(projectId: string): void {
    for (const record of this.#records.values()) {
      if (!record.projectIds.includes(projectId)) continue;
      this.#put({ ...record, projectIds: record.projectIds.filter((id) => id !== projectId) });
    }
  }

  #current(record: InvitationRecord): InvitationRecord {
    const isOver = record.status === 'pending' && this.#environment.now() >= record.expiresAt;
    return isOver ? { ...record, status: 'expired' } : record;
  }
}

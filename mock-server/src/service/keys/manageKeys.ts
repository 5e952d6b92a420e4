import type { ApiKey, KeyScope, MadeKey } from '#client/api/keySchemas.ts';
import { isoOf } from '#client/lib/dates.ts';
import { badInput, MockError } from '#server/refusal/MockError.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { AuditEntry } from '#server/store/audit/AuditLog.ts';
import type { KeyRecord } from '#server/store/keys/KeyRecord.ts';
import { noteQuietly } from '../audit/noteQuietly.ts';
import type { Rights } from '../Rights.ts';
import { hashOfSecret, hintOfSecret } from '../secretHash.ts';
import { KEY_PREFIX } from './keySecret.ts';

/** Limit of active keys per person. */
const MOST_KEYS = 50;

interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly project_ids: readonly string[];
}

/** The caller's keys, for an admin those of the team; newest first. */
export function listKeys(rights: Rights): readonly ApiKey[] {
  return visibleKeys(rights)
    .map((record) => shownKey(record, rights))
    .reverse();
}

/**
 * Creates a key. Only this reply holds its secret.
 * @throws MockError: 422 for a project the caller may not see, 409 above the limit of keys.
 */
export function makeKey(rights: Rights, draft: KeyDraft): MadeKey {
  const unknown = draft.project_ids.find((id) => !rights.maySee(id));
  if (unknown !== undefined) {
    throw badInput('project_ids', {
      zh: `“${unknown}”不是你可以查看的项目，请从项目列表中选择`,
      en: `“${unknown}” is not a project you have access to. Choose one from the project list.`,
    });
  }
  const { state, server, user } = rights;
  const inForce = state.keys.all().filter(({ userId, revokedAt }) => userId === user.id && revokedAt === null);
  if (inForce.length >= MOST_KEYS) {
    throw new MockError(409, {
      zh: `每人最多 ${String(MOST_KEYS)} 个有效密钥，请先撤销不用的`,
      en: `You can have at most ${String(MOST_KEYS)} active keys. Revoke one you no longer use.`,
    });
  }
  const secret = `${KEY_PREFIX}${server.environment.secret()}`;
  const record: KeyRecord = {
    id: server.environment.secret(),
    hash: hashOfSecret(secret),
    hint: hintOfSecret(secret),
    name: draft.name,
    teamId: rights.team.id,
    userId: user.id,
    scopes: [...new Set(draft.scopes)],
    projectIds: [...new Set(draft.project_ids)],
    madeAt: server.environment.now(),
    lastUsedAt: null,
    revokedAt: null,
  };
  state.keys.put(record);
  note(rights, 'key/create', record);
  return { key: shownKey(record, rights), secret };
}

/** Revokes a key; does nothing for a revoked one. @throws MockError (422) for a key that the caller may not revoke. */
export function revokeKey(rights: Rights, id: string): ApiKey {
  const record = visibleKeys(rights).find((key) => key.id === id);
  if (!record) throw badInput('id', { zh: '没有该密钥', en: 'is not one of your keys' });
  if (record.revokedAt !== null) return shownKey(record, rights);
  const revoked = { ...record, revokedAt: rights.server.environment.now() };
  rights.state.keys.put(revoked);
  note(rights, 'key/revoke', revoked);
  return shownKey(revoked, rights);
}

/** Records that the deletion of a project revoked these keys. */
export function noteEndedKeys(rights: Rights, keys: readonly KeyRecord[]): void {
  for (const key of keys) note(rights, 'key/revoke', key);
}

function visibleKeys({ state, team, user }: Rights): readonly KeyRecord[] {
  const isAdmin = user.profile.role === 'admin';
  return state.keys.all().filter(({ teamId, userId }) => userId === user.id || (isAdmin && teamId === team.id));
}

function shownKey(record: KeyRecord, { state, user, language }: Rights): ApiKey {
  const { id, hint, name, scopes, projectIds, lastUsedAt, revokedAt } = record;
  return {
    ...{ id, hint, name, scopes, project_ids: projectIds },
    made_at: isoOf(record.madeAt),
    made_by: personIn(state.directory.user(record.userId), language),
    mine: record.userId === user.id,
    last_used_at: lastUsedAt === null ? null : isoOf(lastUsedAt),
    revoked_at: revokedAt === null ? null : isoOf(revokedAt),
  };
}

function note(
  { state, server, team, user }: Rights,
  deed: AuditEntry['deed'],
  { id, name, projectIds }: KeyRecord,
): void {
  const at = isoOf(server.environment.now());
  noteQuietly(state.audit, {
    ...{ at, kind: 'key', deed, team_id: team.id, user_id: user.id, project_ids: projectIds },
    ...{ project_name: '', subject: { id, name }, count: null },
  });
}

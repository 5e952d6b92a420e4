import type { SharedReport } from '#client/api/schemas/issuedReportSchemas.ts';
import { ifRoom } from '#server/refusal/noRoom.ts';
import type { Environment } from '#server/store/Environment.ts';
import { isRecent } from '#server/store/isRecent.ts';
import type { ShareLink } from '#server/store/links/ShareLink.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { hashOfSecret } from '../secretHash.ts';
import { isLinkPassword } from './linkSecrets.ts';

/** Resolution of the stored last opening, one minute: a popular link must not write a file at each call. */
const OPEN_STEP = 60_000;

const CLOSED: SharedReport = { state: 'closed' };

interface SharedAsk {
  readonly token: string;
  /** Null: not typed yet. */
  readonly password: string | null;
  /** Client address. */
  readonly address: string;
}

/**
 * Opens the report of a link, without a login. Wrong, expired and revoked links and deleted reports give the same reply.
 * @throws MockError (429) after too many wrong passwords.
 */
export async function openShared(state: MockState, environment: Environment, ask: SharedAsk): Promise<SharedReport> {
  const link = state.links.byHash(hashOfSecret(ask.token));
  const now = environment.now();
  if (link === undefined || link.revokedAt !== null || link.expiresAt <= now) return CLOSED;
  const isListed = state.documents.reports.of(link.projectId).reports.some(({ id }) => id === link.reportId);
  const kept = isListed ? state.reports.read(link.projectId, link.reportId) : null;
  if (kept === null) return CLOSED;
  const refusal = await askPassword(state, link, ask);
  if (refusal !== null) return refusal;
  noteOpening(state, link.hash, now);
  return { state: 'open', report: kept.report };
}

async function askPassword(state: MockState, link: ShareLink, ask: SharedAsk): Promise<SharedReport | null> {
  if (link.password === null) return null;
  if (ask.password === null) return { state: 'password', wrong: false };
  const succeed = state.throttle.attempt(`link ${link.id}`, ask.address);
  if (!(await isLinkPassword(ask.password, link.password))) return { state: 'password', wrong: true };
  succeed();
  return null;
}

function noteOpening(state: MockState, hash: string, now: number): void {
  // Read again: the link may have been revoked during the password check.
  const link = state.links.byHash(hash);
  if (link === undefined || (link.lastOpenedAt !== null && isRecent(link.lastOpenedAt, now, OPEN_STEP))) return;
  ifRoom(() => state.links.put({ ...link, lastOpenedAt: now }));
}

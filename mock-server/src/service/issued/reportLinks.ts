import type { MadeLink, ReportLink } from '#client/api/schemas/issuedReportSchemas.ts';
import { DAY_MS, isoOf } from '#client/lib/dates.ts';
import { MockError, noSuch } from '#server/refusal/MockError.ts';
import type { ShareLink } from '#server/store/links/ShareLink.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { hashOfSecret, hintOfSecret } from '../secretHash.ts';
import type { ServerContext } from '../ServerContext.ts';
import { hashLinkPassword } from './linkSecrets.ts';

/** Limit of active links per report. */
const MOST_LINKS = 50;

interface LinkPlace {
  readonly id: string;
  readonly state: MockState;
  readonly server: Pick<ServerContext, 'environment'>;
}

interface LinkDraft {
  readonly report_id: string;
  /** Lifetime of the link. */
  readonly days: number;
  /** Empty: no password. */
  readonly password: string;
}

function shownLink(link: ShareLink): ReportLink {
  const { id, hint, reportId, madeBy, madeAt, expiresAt, revokedAt, lastOpenedAt } = link;
  return {
    ...{ id, hint, report_id: reportId, made_by: madeBy },
    made_at: isoOf(madeAt),
    expires_at: isoOf(expiresAt),
    revoked_at: revokedAt === null ? null : isoOf(revokedAt),
    has_password: link.password !== null,
    last_opened_at: lastOpenedAt === null ? null : isoOf(lastOpenedAt),
  };
}

/** The links to a report, newest first. */
export function linksOf(state: MockState, projectId: string, reportId: string): readonly ReportLink[] {
  return state.links
    .all()
    .filter((link) => link.projectId === projectId && link.reportId === reportId)
    .map(shownLink)
    .reverse();
}

/**
 * Creates a link to an existing report. Only this reply holds its token.
 * @throws MockError (409) above the limit.
 */
export async function makeLink({ id, state, server }: LinkPlace, draft: LinkDraft, madeBy: string): Promise<MadeLink> {
  const { environment } = server;
  const now = environment.now();
  const open = state.links
    .all()
    .filter((link) => link.reportId === draft.report_id && link.revokedAt === null && link.expiresAt > now);
  if (open.length >= MOST_LINKS) {
    throw new MockError(409, {
      zh: `一份报告最多 ${String(MOST_LINKS)} 个有效链接，请先撤销不用的`,
      en: `A report can have at most ${String(MOST_LINKS)} active links. Revoke one you no longer use.`,
    });
  }
  const token = environment.secret();
  const link: ShareLink = {
    id: environment.secret(),
    hash: hashOfSecret(token),
    hint: hintOfSecret(token),
    ...{ projectId: id, reportId: draft.report_id, madeBy, madeAt: now },
    expiresAt: now + draft.days * DAY_MS,
    revokedAt: null,
    password: draft.password === '' ? null : await hashLinkPassword(draft.password, environment.secret()),
    lastOpenedAt: null,
  };
  state.links.put(link);
  return { link: shownLink(link), token };
}

/** Revokes a link of the project; does nothing for an ended one. @throws MockError (404) */
export function revokeLink({ id, state, server }: LinkPlace, linkId: string): ReportLink {
  const link = state.links.all().find((one) => one.id === linkId && one.projectId === id);
  if (link === undefined) throw noSuch('id', { zh: '没有该链接', en: 'Link not found' });
  if (link.revokedAt !== null) return shownLink(link);
  const revoked = { ...link, revokedAt: server.environment.now() };
  state.links.put(revoked);
  return shownLink(revoked);
}

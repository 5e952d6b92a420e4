import type { ReportLink } from '#client/api/schemas/issuedReportSchemas.ts';

/** Whether a link still works. @param now epoch milliseconds */
export function linkState(
  { revoked_at: revoked, expires_at: expires }: ReportLink,
  now: number,
): 'open' | 'expired' | 'revoked' {
  if (revoked !== null) return 'revoked';
  return Date.parse(expires) <= now ? 'expired' : 'open';
}

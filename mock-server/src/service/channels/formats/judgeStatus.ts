import type { FarAnswer, Verdict } from './ChannelFormat.ts';

/** The verdict of an unsuccessful HTTP status, for all kinds. Null for 200 to 299. */
export function judgeStatus({ status, body }: FarAnswer): Verdict | null {
  if (status >= 200 && status < 300) return null;
  const detail = `HTTP ${String(status)} ${body}`.trim();
  if (status >= 300 && status < 400) return { kind: 'redirect', detail: `HTTP ${String(status)}`, again: false };
  if (status === 401 || status === 403) return { kind: 'unauthorized', detail, again: false };
  if (status === 404 || status === 410) return { kind: 'gone', detail, again: false };
  if (status === 429) return { kind: 'rate_limited', detail, again: true };
  if (status === 408 || status === 425 || status >= 500) return { kind: 'far_error', detail, again: true };
  return { kind: 'rejected', detail, again: false };
}

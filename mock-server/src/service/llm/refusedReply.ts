import { classifyFault } from '#server/collect/adapters/classifyFault.ts';
import type { FaultKind } from '#server/collect/adapters/Fault.ts';
import { bodyOf } from '#server/collect/ask/bodyOf.ts';
import { redact } from '#server/collect/ask/redact.ts';
import { LlmError } from './LlmError.ts';
import type { LlmFault } from './LlmError.ts';

/** Fault by kind of refusal; other kinds are faults of the request. */
const FAULTS: Partial<Readonly<Record<FaultKind, LlmFault>>> = {
  auth: 'unauthorised',
  quota: 'unpaid',
  rate: 'rate_limited',
  timeout: 'slow',
  server: 'failing',
  gateway: 'failing',
  refused: 'filtered',
};

/** The fault to report for a kind of refusal; undefined for faults of the request itself. */
export const faultKind = (kind: FaultKind): LlmFault | undefined => FAULTS[kind];

/** Length of a refusal that is parsed, in characters: its message is at the beginning. */
const MOST_WORDS = 100_000;
const GATEWAY_TIMEOUT = 504;

/** Error of a refused request. Its message is for the log, without the key, which some servers repeat. */
export async function refusedReply(reply: Response, apiKey: string | null): Promise<LlmError> {
  const { status } = reply;
  const said = await reply.text().catch(() => '');
  const body = bodyOf(redact(said.slice(0, MOST_WORDS), apiKey === null ? [] : [apiKey]));
  const { kind, detail, wait } = classifyFault(status, Object.fromEntries(reply.headers), body);
  return new LlmError(
    status === GATEWAY_TIMEOUT ? 'slow' : (faultKind(kind) ?? 'refused'),
    `HTTP ${String(status)}: ${detail}`,
    {
      retryAfter: wait === null ? null : Math.ceil(wait / 1000),
    },
  );
}

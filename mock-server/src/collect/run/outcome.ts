import { adapterOf } from '../adapters/adapterOf.ts';
import type { Fault } from '../adapters/Fault.ts';
import { costOf, readAnswer } from '../adapters/readAnswer.ts';
import type { ReadAnswer } from '../adapters/readAnswer.ts';
import type { Attempt } from '../ask/askOnce.ts';
import { resolveLinks } from '../ask/resolveLinks.ts';
import type { ReadyProvider } from '../providers/ProviderSettings.ts';
import type { DoneLine } from './journalLines.ts';
import type { RunTarget } from './Manifest.ts';

const MOST_REASON = 120;

export type Cost = ReturnType<typeof costOf>;

/** US dollars of an attempt from its reply; estimated without a readable reply. */
export function costOfAttempt(came: Attempt, { tokens, facts }: ReadyProvider): Cost {
  if (came.kind === 'answer') {
    return costOf(adapterOf(facts.id), came.answer, tokens, facts.price.typical);
  }
  return { usd: came.mayBePaid ? facts.price.typical : 0, source: 'estimate' };
}

/** Resolves the redirects in Gemini's answers, if the key's owner enabled it. */
export async function withLinksResolved(
  came: Attempt,
  target: RunTarget,
  { resolvesLinks }: ReadyProvider,
): Promise<Attempt> {
  if (came.kind !== 'answer' || !resolvesLinks || target.provider_id !== 'gemini') return came;
  const raw = await resolveLinks(came.raw);
  const answer = readAnswer(adapterOf(target.provider_id), raw, came.answer.mode);
  return answer === null ? came : { kind: 'answer', answer, raw };
}

/** The fault of an attempt. An empty answer may be retried, unless a limit truncated it, which would happen again. */
export function faultOf(came: Attempt): Fault | null {
  if (came.kind === 'fault') return came.fault;
  const { status, reason, truncated } = came.answer.reply;
  return status === 'empty' && !truncated ? { kind: 'empty', detail: reason, wait: null } : null;
}

/** The status of a slot for its journal line. */
export function statusOf(
  answer: ReadAnswer | null,
  fault: Fault | null,
): Pick<DoneLine, 'status' | 'reason' | 'detail'> {
  if (answer !== null) {
    const { status, reason } = answer.reply;
    return { status, reason: reason.slice(0, MOST_REASON), detail: '' };
  }
  const kind = fault?.kind ?? 'unreadable';
  return { status: kind === 'refused' ? 'refused' : 'failed', reason: kind, detail: fault?.detail ?? '' };
}

import type { EndLine } from './journalLines.ts';
import type { RunFold } from './RunFold.ts';
import type { HaltReason } from './RunHalt.ts';

/**
 * The end line of a run without requests in flight.
 * @param halt why no more requests were sent; null: no slots were left
 */
export function endOf({ states, done }: RunFold, halt: HaltReason | null, at: number): EndLine {
  if (halt === 'paused' || halt === 'cancelled') return { t: 'end', at, state: halt, partial: null };
  if (halt === 'left') return { t: 'end', at, state: 'paused', partial: null };
  const count = (kind: string): number => states.filter((state) => state.kind === kind).length;
  const hasAnswers = states.some((state) => state.kind === 'done' && state.line.status !== 'failed');
  const hasFailed = states.some((state) => state.kind === 'done' && state.line.status === 'failed');
  const partial =
    halt ?? (count('waiting') > 0 ? 'stopped' : count('open') > 0 ? 'unsure' : hasFailed ? 'failed' : null);
  if (!hasAnswers && (partial !== null || done.length === 0)) return { t: 'end', at, state: 'nothing', partial };
  return { t: 'end', at, state: partial === null ? 'complete' : 'partial', partial };
}

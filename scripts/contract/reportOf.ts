import { mustCalls, sameCalls } from './mustCalls.ts';
import { contractPages } from './pages.ts';
import type { ContractPage } from './pages.ts';
import type { ContractOutcome, ContractResult } from './runContract.ts';

/** What users see of a page. */
interface PageReport {
  readonly title: string;
  readonly state: 'offered' | 'partly' | 'notOffered' | 'fails' | 'unknown';
  /** The same as text. */
  readonly words: string;
}

export interface ContractReport {
  /** The calls of the specification, each with method and path. */
  readonly must: readonly (ContractResult & { readonly address: string })[];
  /** Calls outside the specification. */
  readonly may: readonly ContractResult[];
  readonly pages: readonly PageReport[];
  /** The rules for all calls. */
  readonly rules: readonly ContractResult[];
  /** Whether a browser lets the pages call the server. */
  readonly origin: ContractResult;
  /** What the calls that change data left on the server, in words. */
  readonly left: readonly string[];
  /** Whether no call of the specification fails and the pages may make them; nothing else counts. */
  readonly passes: boolean;
}

const FAILURES: readonly ContractOutcome[] = ['deviates', 'refused'];

export const isMustFailure = ({ outcome }: ContractResult): boolean =>
  outcome === 'absent' || FAILURES.includes(outcome);

function pageReport(
  { title, needs, parts = {} }: ContractPage,
  results: ReadonlyMap<string, ContractResult>,
): PageReport {
  const of = (names: readonly string[]) => names.flatMap((name) => results.get(name) ?? []);
  const all = of([...needs, ...Object.values(parts).flat()]);
  const failures = all.filter(({ outcome }) => FAILURES.includes(outcome));
  const [main] = of(needs);
  if (main?.outcome === 'absent') return { title, state: 'notOffered', words: 'not offered: the page says so' };
  if (failures.length > 0) {
    const what = failures.map(({ call, detail }) => `${call}: ${detail}`).join('; ');
    return { title, state: 'fails', words: `shows errors: ${what}` };
  }
  if (main === undefined || main.outcome === 'untried') {
    return { title, state: 'unknown', words: `not known: ${main?.detail ?? 'not tried'}` };
  }
  const isMissing = (names: readonly string[]): boolean => of(names).some(({ outcome }) => outcome === 'absent');
  const missing = [
    ...needs.filter((name) => isMissing([name])),
    ...Object.entries(parts).flatMap(([words, names]) => (isMissing(names) ? [words] : [])),
  ];
  if (missing.length === 0) return { title, state: 'offered', words: 'offered' };
  return { title, state: 'partly', words: `offered, without: ${missing.join(', ')}` };
}

/** Sorts results into required and optional calls, and states for each page what users will see. */
export function reportOf(
  calls: readonly ContractResult[],
  rules: readonly ContractResult[],
  origin: ContractResult,
  left: readonly string[],
): ContractReport {
  const results = new Map(calls.map((result) => [result.call, result]));
  const must = Object.entries(mustCalls).map(([call, address]) => ({
    ...(results.get(call) ?? { call, outcome: 'untried' as const, detail: 'not tried' }),
    address,
  }));
  return {
    must,
    may: calls.filter(({ call }) => mustCalls[call] === undefined && !sameCalls.includes(call)),
    pages: contractPages.map((page) => pageReport(page, results)),
    rules,
    origin,
    left,
    passes: ![...must, origin].some(isMustFailure),
  };
}

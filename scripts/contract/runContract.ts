import { ApiError } from '#client/lib/ApiError.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import type { ContractArea, ContractCheck } from './ContractCall.ts';
import { isAbsent } from './isAbsent.ts';
import { NothingToAskError } from './Known.ts';
import type { Known } from './Known.ts';

/**
 * `ok`: the response matches the schema. `there`: the call was made only without a login, and the server implements it. `absent`: the
 * server does not implement it. `deviates`: the response does not match the schema, and `detail` names the invalid fields. `refused`: the
 * server returned an error. `untried`: `detail` has the reason.
 */
export type ContractOutcome = 'ok' | 'there' | 'absent' | 'deviates' | 'refused' | 'untried';

export interface ContractResult {
  /** API area and call, `user.profile`. */
  readonly call: string;
  readonly outcome: ContractOutcome;
  readonly detail: string;
}

/** Calls without a login, about entities that need not exist. */
interface Prober {
  readonly areas: readonly ContractArea[];
  readonly known: Known;
}

type Judgement = Omit<ContractResult, 'call'>;

/** The invalid fields. A field of list rows is listed once, with the first error: `data.list.*.id: …`. */
function detailOf({ kind, message, wrongFields }: ApiError): string {
  const firstOf = new Map<string, string>();
  for (const wrong of wrongFields) {
    const [field = '', ...words] = wrong.split(': ');
    const path = field.replaceAll(/\.\d+(?=\.|$)/gu, '.*');
    if (!firstOf.has(path)) {
      firstOf.set(path, `${path}: ${words.join(': ')}`);
    }
  }
  return firstOf.size > 1 ? `${kind}: ${[...firstOf.values()].join('; ')}` : `${kind}: ${message}`;
}

function judge(error: unknown): Judgement {
  if (!(error instanceof ApiError)) return { outcome: 'deviates', detail: errorMessage(error) };
  const detail = detailOf(error);
  if (isAbsent(error)) return { outcome: 'absent', detail };
  // Invalid and unexpected responses are deviations; an ordinary error is a refusal.
  return { outcome: error.kind === 'protocol' ? 'deviates' : 'refused', detail };
}

/** Whether the server implements a call, judged by its response without a login; null when that is inconclusive. */
async function probe(check: ContractCheck | undefined, known: Known): Promise<'there' | 'absent' | null> {
  const run = check?.probe ?? (check !== undefined && 'run' in check ? check.run : undefined);
  if (run === undefined) return null;
  try {
    await run(known);
    return 'there';
  } catch (error) {
    if (isAbsent(error)) return 'absent';
    return error instanceof ApiError && error.kind !== 'network' ? 'there' : null;
  }
}

async function tryOut(check: ContractCheck, known: Known, write: boolean): Promise<Judgement> {
  if ('untried' in check) return { outcome: 'untried', detail: check.untried };
  if (check.changes && !write) return { outcome: 'untried', detail: 'changes data; try it with --write' };
  try {
    await check.run(known);
    return { outcome: 'ok', detail: '' };
  } catch (error) {
    return error instanceof NothingToAskError ? { outcome: 'untried', detail: error.message } : judge(error);
  }
}

/**
 * Makes the calls of all areas sequentially and reports for each whether the response matches its schema.
 * @param write whether to make the calls that change data
 * @param prober for calls that are not made with a login: null where the server treats unknown and known paths alike
 */
export async function runContract(
  areas: readonly ContractArea[],
  known: Known,
  write: boolean,
  prober: Prober | null,
): Promise<ContractResult[]> {
  const results: ContractResult[] = [];
  for (const { name, checks } of areas) {
    const probes = prober?.areas.find((area) => area.name === name)?.checks ?? {};
    for (const [key, check] of Object.entries(checks)) {
      const call = `${name}.${key}`;
      const result = await tryOut(check, known, write);
      const found = result.outcome === 'untried' && prober !== null ? await probe(probes[key], prober.known) : null;
      results.push(found === null ? { call, ...result } : { call, outcome: found, detail: result.detail });
    }
  }
  return results;
}

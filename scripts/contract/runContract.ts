import { ApiError } from '../../client/src/lib/ApiError.ts';
import type { ContractArea, ContractCheck } from './ContractCall.ts';
import { NothingToAskError } from './Known.ts';
import type { Known } from './Known.ts';

/**
 * `ok`: the reply is of the agreed shape. `deviates`: it is not, and `detail` names the first field that is wrong. `refused`: the
 * server did not do it. `untried`: `detail` says why.
 */
export interface ContractResult {
  readonly call: string;
  readonly outcome: 'ok' | 'deviates' | 'refused' | 'untried';
  readonly detail: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function resultOf(call: string, check: ContractCheck, known: Known, write: boolean): Promise<ContractResult> {
  if ('untried' in check) return { call, outcome: 'untried', detail: check.untried };
  if (check.changes && !write) return { call, outcome: 'untried', detail: 'changes data; try it with --write' };
  try {
    await check.run(known);
    return { call, outcome: 'ok', detail: '' };
  } catch (error) {
    if (error instanceof NothingToAskError) return { call, outcome: 'untried', detail: error.message };
    // What the product cannot read and what it did not expect to be told are deviations; a plain no is a refusal.
    const refused = error instanceof ApiError && error.kind !== 'protocol';
    const detail = error instanceof ApiError ? `${error.kind}: ${error.message}` : messageOf(error);
    return { call, outcome: refused ? 'refused' : 'deviates', detail };
  }
}

/**
 * Makes the calls of all areas, one after another, and says of each whether the reply is of the agreed shape.
 * @param write also the calls that change data
 */
export async function runContract(
  areas: readonly ContractArea[],
  known: Known,
  write: boolean,
): Promise<ContractResult[]> {
  const results: ContractResult[] = [];
  for (const { name, checks } of areas)
    for (const [call, check] of Object.entries(checks))
      results.push(await resultOf(`${name}.${call}`, check, known, write));
  return results;
}

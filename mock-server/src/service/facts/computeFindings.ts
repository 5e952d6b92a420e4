import { LRUCache } from 'lru-cache';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { compileFact, type CompiledFact } from '#server/analysis/facts/compileFact.ts';
import { FactReader, type FactFinding } from '#server/analysis/facts/FactReader.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { giveWay, NEVER } from '../Stop.ts';
import type { Stop } from '../Stop.ts';

const SLICE = 1000;
/** Cache limit, above the number of facts: a preview must not evict the ledger's own findings. */
const MOST_KEPT = 300;

type Findings = readonly FactFinding[];
type JudgedBy = Parameters<typeof compileFact>[0];

const kept = new WeakMap<AnswerTable, LRUCache<string, Findings>>();

const keyOf = ({ brand_id, subject, value, valid_from, valid_to }: JudgedBy): string =>
  JSON.stringify([brand_id, subject, value, valid_from, valid_to]);

/**
 * Findings of all answers about each fact, in the order of the facts, computed in slices. A fact whose brand is deleted has none.
 * Cached per fact: only a changed fact is judged again.
 */
export async function computeFindings(
  table: AnswerTable,
  facts: readonly Pick<Fact, keyof JudgedBy>[],
  stop: Stop = NEVER,
): Promise<Findings[]> {
  const ofTable = kept.get(table) ?? new LRUCache<string, Findings>({ max: MOST_KEPT });
  kept.set(table, ofTable);
  const found = new Map<string, Findings>();
  const open = new Map<string, CompiledFact>();
  for (const fact of facts) {
    const known = ofTable.get(keyOf(fact));
    if (known !== undefined) found.set(keyOf(fact), known);
    const compiled = known === undefined ? compileFact(fact, table.project.brands) : null;
    if (compiled) open.set(keyOf(fact), compiled);
  }
  if (open.size > 0) {
    const reader = new FactReader(table, [...open.values()]);
    while (reader.step(SLICE)) await giveWay(stop);
    for (const [at, key] of [...open.keys()].entries()) {
      const findings = reader.findings[at] ?? [];
      ofTable.set(key, findings);
      found.set(key, findings);
    }
  }
  return facts.map((fact) => found.get(keyOf(fact)) ?? []);
}

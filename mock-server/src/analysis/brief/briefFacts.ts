import type { BriefFact } from '#client/api/briefSchemas.ts';
import { rowFlags } from '../facts/factPeriod.ts';
import type { BriefMaterial } from './BriefMaterial.ts';

const SEVERITIES = ['high', 'medium', 'low'] as const;

/**
 * Facts of the ledger about the own brand, or about no particular brand, that are valid on the last day of the window. Those that
 * answers mention (`FactReader`) are switched on and come first: the most contradicted, then the most severe, then in ledger order.
 */
export function briefFacts({ table, rows, facts, findings, window }: BriefMaterial): BriefFact[] {
  const flags = rowFlags(table.count, rows);
  const own = table.project.brands.find((brand) => brand.own)?.id;
  return facts
    .map((fact, at) => ({ fact, found: (findings[at] ?? []).filter(({ row }) => flags[row] === 1) }))
    .filter(({ fact: { brand_id: brand, valid_from: from, valid_to: to } }) => {
      const holds = (from === null || from <= window.end_time) && (to === null || to >= window.end_time);
      return holds && (brand === null || brand === own);
    })
    .map(({ fact, found }) => {
      const { id, statement, value, source } = fact;
      return {
        wrong: found.filter(({ verdict }) => verdict === 'contradicted').length,
        severity: SEVERITIES.indexOf(fact.severity),
        fact: { fact_id: id, statement, value, source: source.trim() || null, on: found.length > 0 },
      };
    })
    .sort((a, b) => Number(b.fact.on) - Number(a.fact.on) || b.wrong - a.wrong || a.severity - b.severity)
    .map(({ fact }) => fact);
}

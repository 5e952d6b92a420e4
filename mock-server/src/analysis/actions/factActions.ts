import type { ActionSubject } from '#client/api/actionSchemas.ts';
import type { FactError, Severity } from '#client/api/brandCentreSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { rowFlags, validFindings, verdictsByRow } from '../facts/factPeriod.ts';
import type { ActionData } from './ActionData.ts';
import { figureOf, mostFirst, subjectOf } from './subjectOf.ts';

/** A wrong price matters more than a wrong founding year. */
const SEVERITY_WEIGHTS: Readonly<Record<Severity, number>> = { high: 2, medium: 1, low: 0.5 };
const MOST_SAID = 3;

/** Rows of the window that contradict a fact (by its index in the ledger), in order of time. */
function wrongRows({ judged, query, rows }: ActionData, at: number): number[] {
  const fact = judged.facts[at];
  if (fact === undefined) return [];
  const flags = rowFlags(judged.table.count, rows);
  const found = validFindings(judged.table, fact, judged.findings[at] ?? [], query.time_zone, flags);
  return [...verdictsByRow(found).values()]
    .flatMap(({ row, verdict }) => (verdict === 'contradicted' ? [row] : []))
    .sort((a, b) => a - b);
}

/** Answers still state it, and it is not marked as fixed or has returned since. */
function isStanding({ answers, mark, returned, status }: FactError): boolean {
  return answers > 0 && status !== 'gone' && (mark !== 'fixed' || returned);
}

function factAction(data: ActionData, at: number): ActionSubject | null {
  const { table, factReport } = data;
  const fact = factReport.facts[at];
  const errors = factReport.errors.filter((error) => error.fact_id === fact?.id && isStanding(error));
  if (fact === undefined || errors.length === 0) return null;
  const rows = wrongRows(data, at);
  const prompts = new Map<number, number>();
  for (const row of rows) prompts.set(table.prompt[row] ?? 0, (prompts.get(table.prompt[row] ?? 0) ?? 0) + 1);
  const [source] = errors.flatMap(({ sources }) => sources).sort((a, b) => b.answers - a.answers);
  const isOurs = errors.some(({ sources }) =>
    sources.some(({ url }) => table.urls.some((page) => page.brand === 0 && page.url === url)),
  );
  return subjectOf(data, {
    id: `correct_fact|${fact.id}`,
    rule: 'correct_fact',
    kind: 'correct',
    about: mostFirst(prompts),
    fact_id: fact.id,
    fact: {
      statement: fact.statement,
      expected: fact.value,
      said: errors.slice(0, MOST_SAID).map(({ said }) => said),
    },
    url: source?.url ?? null,
    page_title: source?.title || null,
    host: source?.host ?? null,
    figures: [figureOf({ id: 'accuracy', measure: fact.accuracy })],
    answers: rows.length,
    atStake: rows.length * SEVERITY_WEIGHTS[fact.severity],
    // The project's team can correct its own page among the sources.
    effort: isOurs ? 'small' : 'medium',
    firstRow: rows[0],
  });
}

/**
 * correct_fact: facts of the ledger that answers of the window contradict, with a wrong value that is not gone and that nobody marked as
 * fixed (or that has returned since). Evidence: the sentences in the ledger of facts.
 */
export function factActions(data: ActionData, most: number): ActionSubject[] {
  return data.factReport.facts
    .flatMap((_, at) => factAction(data, at) ?? [])
    .sort((a, b) => b.priority - a.priority || compareCodes(a.id, b.id))
    .slice(0, most);
}

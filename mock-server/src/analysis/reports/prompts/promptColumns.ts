import type { MeasureId } from '#client/api/measureSchemas.ts';
import { promptStatusSchema } from '#client/api/promptSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import type { CellSums } from '#server/analysis/measures/cellSums.ts';
import { promptClusters } from '#server/analysis/measures/promptClusters.ts';
import type { Clusters } from '#server/analysis/stats/clusterRatio.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { membersOf, type Groups } from '#server/analysis/table/groupBy.ts';
import { readPrompt, type PromptReading } from './promptReading.ts';
import { promptStatus } from './promptStatus.ts';
import { viewFacts } from './viewFacts.ts';

const OWN = 0;

export const PROMPT_STATUSES = promptStatusSchema.options;

/**
 * The columns that the table is sorted and filtered by, for every prompt of the project (by index); NaN: no data. Columns instead of rows,
 * because intervals and texts of 10,000 rows are computed only for the few that are shown.
 */
export interface PromptColumns extends Readonly<Record<MeasureId, Float64Array>> {
  readonly answers: Float64Array;
  /** Change of visibility, if it can be judged. */
  readonly change: Float64Array;
  /** Indexes into PROMPT_STATUSES. */
  readonly status: Uint8Array;
  /** Epoch milliseconds. */
  readonly last_asked_at: Float64Array;
  /** Row of the newest answer; -1 without one. */
  readonly newest: Int32Array;
  /** See ViewFacts. */
  readonly ahead: Uint32Array;
  readonly fresh: Uint32Array;
  readonly citedNotNamed: Uint8Array;
  readonly namedNotCited: Uint8Array;
}

interface Source {
  readonly table: AnswerTable;
  readonly sums: CellSums;
  readonly rows: Groups;
  readonly okRows: Groups;
  readonly okRowsBefore: Groups;
}

/** The value of a measure by prompt; the same division as in the prompt's row. */
function valueColumn({ num, den }: Clusters): Float64Array {
  return num.map((numerator, prompt) => {
    const denominator = den[prompt] ?? 0;
    return denominator > 0 ? numerator / denominator : Number.NaN;
  });
}

/** Change of visibility; NaN if either period is too thin for independentChange to judge, so that the order matches the shown values. */
function changeColumn({ table, okRowsBefore }: Source, visibility: Clusters): Float64Array {
  return visibility.num.map((named, prompt) => {
    const answers = visibility.den[prompt] ?? 0;
    const before = membersOf(okRowsBefore, prompt);
    if (
      table.brandCount === 0 ||
      isThin({ n: answers, k: answers }) ||
      isThin({ n: before.length, k: before.length })
    ) {
      return Number.NaN;
    }
    let namedBefore = 0;
    for (const row of before) {
      namedBefore += (table.namedMask[row] ?? 0) & 1;
    }
    return named / answers - namedBefore / before.length;
  });
}

/** The competitor (an index) that is named most often. */
function strongestRival(named: readonly number[]): number {
  let rival = 1;
  for (let brand = 2; brand < named.length; brand += 1) {
    rival = (named[brand] ?? 0) > (named[rival] ?? 0) ? brand : rival;
  }
  return rival;
}

interface Outcome {
  readonly asked: number;
  readonly ok: number;
  readonly refused: number;
  readonly pairs: number;
  /** NaN: no pair. */
  readonly stability: number;
}

function statusOf(outcome: Outcome, { named, namedBesideOwn }: PromptReading): number {
  const own = named[OWN] ?? 0;
  const rival = strongestRival(named);
  const [both, ofRival] = [namedBesideOwn[rival] ?? 0, named[rival] ?? 0];
  const evidence = { ...outcome, own, rival: ofRival, rivalOnly: ofRival - both, ownOnly: own - both };
  return PROMPT_STATUSES.indexOf(promptStatus(evidence));
}

function columnsWithoutOutcome(source: Source): PromptColumns {
  const { sums } = source;
  const count = sums.promptCount;
  const values = (kind: MeasureId): Float64Array =>
    sums.brandCount > 0 ? valueColumn(promptClusters(sums, kind, OWN)) : new Float64Array(count).fill(Number.NaN);
  const visibility = promptClusters(sums, 'visibility', OWN);
  return {
    answers: visibility.den,
    visibility: values('visibility'),
    change: changeColumn(source, visibility),
    share_of_voice: values('share_of_voice'),
    average_position: values('average_position'),
    net_sentiment: values('net_sentiment'),
    citation_rate: values('citation_rate'),
    stability: values('stability'),
    status: new Uint8Array(count),
    last_asked_at: new Float64Array(count).fill(Number.NaN),
    newest: new Int32Array(count).fill(-1),
    ahead: new Uint32Array(count),
    fresh: new Uint32Array(count),
    citedNotNamed: new Uint8Array(count),
    namedNotCited: new Uint8Array(count),
  };
}

/** The columns of a period; `okRowsBefore` are those of the previous period. */
export function promptColumns(source: Source): PromptColumns {
  const { table, sums, rows, okRows, okRowsBefore } = source;
  const columns = columnsWithoutOutcome(source);
  const refusals = promptClusters(sums, 'refusal_rate', OWN).num;
  const pairs = promptClusters(sums, 'stability', OWN).den;
  for (let prompt = 0; prompt < sums.promptCount; prompt += 1) {
    const asked = membersOf(rows, prompt);
    const ok = membersOf(okRows, prompt);
    const reading = readPrompt(table, ok);
    const outcome = {
      asked: asked.length,
      ok: ok.length,
      refused: refusals[prompt] ?? 0,
      pairs: pairs[prompt] ?? 0,
      stability: columns.stability[prompt] ?? Number.NaN,
    };
    columns.status[prompt] = statusOf(outcome, reading);
    const newest = asked[asked.length - 1];
    columns.newest[prompt] = newest ?? -1;
    columns.last_asked_at[prompt] = table.askedAt[newest ?? -1] ?? Number.NaN;
    const facts = viewFacts(table, reading, membersOf(okRowsBefore, prompt));
    columns.ahead[prompt] = facts.ahead;
    columns.fresh[prompt] = facts.fresh;
    columns.citedNotNamed[prompt] = Number(facts.citedNotNamed);
    columns.namedNotCited[prompt] = Number(facts.namedNotCited);
  }
  return columns;
}

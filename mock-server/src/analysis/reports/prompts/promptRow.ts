import type { Measure } from '#client/api/measureSchemas.ts';
import type { PromptRow } from '#client/api/promptSchemas.ts';
import { answerClusters, answerMeasure } from '#server/analysis/measures/answerMeasures.ts';
import { rangeOf } from '#server/analysis/measures/measureKinds.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { independentChange } from '#server/analysis/stats/independentChange.ts';
import { measureOfClusters } from '#server/analysis/stats/measureOfClusters.ts';
import { askedOn } from '#server/analysis/table/answerRow.ts';
import { membersOf } from '#server/analysis/table/groupBy.ts';
import { PROMPT_STATUSES } from './promptColumns.ts';
import type { PromptCells, PromptData } from './promptData.ts';
import { promptHead } from './promptHead.ts';
import { readPrompt } from './promptReading.ts';

const MAX_LEADERS = 3;

/** Agreement of runs. Answers of one platform are compared with each other, so the platforms are the clusters. */
function stabilityOf(cells: PromptCells, own: Uint32Array, brandCount: number): Measure | null {
  const clusters = {
    num: Float64Array.from(own, (cell) => cells.agreement[cell] ?? 0),
    den: Float64Array.from(own, (cell) => cells.pairs[cell] ?? 0),
    n: own.reduce((sum, cell) => sum + (cells.repeated[cell] ?? 0), 0),
  };
  const measure = measureOfClusters(clusters, rangeOf('stability', brandCount));
  return measure && { ...measure, k: 1 };
}

/** One entry per platform that passes the filters. */
function platformStrip({ cells, platforms }: PromptData, own: Uint32Array): PromptRow['platforms'] {
  return platforms.map((platform) => {
    const cell = own.find((one) => cells.platform[one] === platform);
    const answers = cell === undefined ? 0 : (cells.ok[cell] ?? 0);
    return cell === undefined || answers === 0 ? null : { named: cells.named[cell] ?? 0, answers };
  });
}

/** The brands named most often, at most three; ties in project order. */
function leaderIds({ brands }: ProjectDefinition, named: readonly number[]): string[] {
  return brands
    .map(({ id }, brand) => ({ id, answers: named[brand] ?? 0 }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers)
    .slice(0, MAX_LEADERS)
    .map(({ id }) => id);
}

/**
 * The row of one prompt (by index); one without answers has no figures and is thin. Its answers are the sample of its figures (see
 * answerClusters); those of the two periods are independent samples for the change. Deterministic.
 */
export function promptRow(data: PromptData, prompt: number): PromptRow {
  const { table, cells, columns } = data;
  const ok = membersOf(data.okRows, prompt);
  const own = membersOf(cells.ofPrompt, prompt);
  const { named, histogram } = readPrompt(table, ok);
  const newest = columns.newest[prompt] ?? -1;
  const visibility = answerClusters(table, ok, 'visibility');
  const before = answerClusters(table, membersOf(data.okRowsBefore, prompt), 'visibility');
  return {
    ...promptHead(table.project, prompt),
    answers: ok.length,
    refused: own.reduce((sum, cell) => sum + (cells.refused[cell] ?? 0), 0),
    platforms: platformStrip(data, own),
    visibility: answerMeasure(table, ok, 'visibility'),
    change:
      table.brandCount > 0 ? independentChange(before, visibility, rangeOf('visibility', table.brandCount)) : null,
    share_of_voice: answerMeasure(table, ok, 'share_of_voice'),
    average_position: answerMeasure(table, ok, 'average_position'),
    position_histogram: histogram,
    net_sentiment: answerMeasure(table, ok, 'net_sentiment'),
    citation_rate: answerMeasure(table, ok, 'citation_rate'),
    stability: stabilityOf(cells, own, table.brandCount),
    status: PROMPT_STATUSES[columns.status[prompt] ?? 0] ?? 'thin',
    leader_ids: leaderIds(table.project, named),
    last_asked_at: newest < 0 ? null : askedOn(table, newest),
  };
}

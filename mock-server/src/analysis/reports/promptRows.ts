import type { Measure } from '../../../../client/src/api/measureSchemas.ts';
import type { PromptRow } from '../../../../client/src/api/promptSchemas.ts';
import { answerClusters, answerMeasure } from '../measures/answerMeasures.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { independentChange } from '../stats/independentChange.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { STATUS_CODES, type ProjectDefinition } from '../types.ts';
import { membersOf } from './groupBy.ts';
import type { PromptData } from './promptData.ts';
import { promptHead } from './promptHead.ts';
import { readPrompt, type PromptReading } from './promptReading.ts';
import { promptStatus } from './promptStatus.ts';
import { viewFacts, type ViewFacts } from './viewFacts.ts';

const OK = STATUS_CODES.indexOf('ok');
const MAX_LEADERS = 3;

/** A row of the prompts table, and what the built-in views ask of it. */
export interface PromptEntry {
  readonly row: PromptRow;
  readonly facts: ViewFacts;
}

/** Agreement of runs by platform: answers of one platform are compared with each other, so the platforms are the sample. */
function stabilityClusters({ sums, cells }: PromptData, prompt: number): Clusters {
  const own = membersOf(cells, prompt);
  let n = 0;
  for (const cell of own) {
    n += sums.repeated[cell] ?? 0;
  }
  return {
    num: Float64Array.from(own, (cell) => sums.agreement[cell] ?? 0),
    den: Float64Array.from(own, (cell) => sums.pairs[cell] ?? 0),
    n,
  };
}

function stabilityOf(data: PromptData, prompt: number): Measure | null {
  const measure = measureOfClusters(stabilityClusters(data, prompt), rangeOf('stability', data.table.brandCount));
  return measure && { ...measure, k: 1 };
}

/** One entry per platform that the filters leave. */
function platformStrip({ sums, cells, platforms }: PromptData, prompt: number): PromptRow['platforms'] {
  const strip = new Map<number, { named: number; answers: number }>();
  for (const cell of membersOf(cells, prompt)) {
    const answers = sums.ok[cell] ?? 0;
    if (answers > 0) {
      strip.set(sums.cellPlatform[cell] ?? 0, { named: sums.named[cell * sums.brandCount] ?? 0, answers });
    }
  }
  return platforms.map((platform) => strip.get(platform) ?? null);
}

/** The brands named most often, at most three; ties in the project's order. */
function leaderIds(project: ProjectDefinition, { named }: PromptReading): string[] {
  return project.brands
    .map(({ id }, brand) => ({ id, named: named[brand] ?? 0 }))
    .filter((brand) => brand.named > 0)
    .sort((a, b) => b.named - a.named)
    .slice(0, MAX_LEADERS)
    .map(({ id }) => id);
}

function statusOf(reading: PromptReading, stability: Measure | null): PromptRow['status'] {
  const { named, namedBesideOwn, asked, ok, refused } = reading;
  const own = named[0] ?? 0;
  let rival = 1;
  named.forEach((count, brand) => {
    rival = brand > 1 && count > (named[rival] ?? 0) ? brand : rival;
  });
  const [both, ofRival] = [namedBesideOwn[rival] ?? 0, named[rival] ?? 0];
  return promptStatus({
    asked,
    ok: ok.length,
    refused,
    own,
    rival: ofRival,
    rivalOnly: ofRival - both,
    ownOnly: own - both,
    pairs: stability?.denominator ?? 0,
    stability: stability?.value ?? null,
  });
}

/**
 * The row of one prompt (by index); one without answers has no figures and is thin. Its answers are the sample of its figures (see
 * answerClusters), those of the two periods are independent samples of the change. Deterministic.
 */
export function promptEntry(data: PromptData, prompt: number): PromptEntry {
  const { table } = data;
  const rows = membersOf(data.rows, prompt);
  const previousRows = membersOf(data.previousRows, prompt);
  const reading = readPrompt(table, rows);
  const { ok } = reading;
  const okBefore = previousRows.filter((row) => table.status[row] === OK);
  const range = rangeOf('visibility', table.brandCount);
  const stability = stabilityOf(data, prompt);
  const newest = rows[rows.length - 1];
  const row: PromptRow = {
    ...promptHead(table.project, prompt),
    answers: ok.length,
    refused: reading.refused,
    platforms: platformStrip(data, prompt),
    visibility: answerMeasure(table, ok, 'visibility'),
    change: independentChange(
      answerClusters(table, okBefore, 'visibility'),
      answerClusters(table, ok, 'visibility'),
      range,
    ),
    share_of_voice: answerMeasure(table, ok, 'share_of_voice'),
    average_position: answerMeasure(table, ok, 'average_position'),
    position_histogram: reading.histogram,
    net_sentiment: answerMeasure(table, ok, 'net_sentiment'),
    citation_rate: answerMeasure(table, ok, 'citation_rate'),
    stability,
    status: statusOf(reading, stability),
    leader_ids: leaderIds(table.project, reading),
    last_asked_at: newest === undefined ? null : new Date(table.askedAt[newest] ?? 0).toISOString(),
  };
  return { row, facts: viewFacts(table, reading, okBefore) };
}

/** The rows of all prompts that the filters leave, in the project's order. */
export function promptEntries(data: PromptData): PromptEntry[] {
  return data.prompts.map((prompt) => promptEntry(data, prompt));
}

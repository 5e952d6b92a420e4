import type { Clusters } from '#server/analysis/stats/clusterRatio.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { SourceTree } from './sourceTree.ts';

/** Citations of one place of the tree and everything below it in the answers of a period. */
export interface NodeTally {
  citations: number;
  answers: number;
  /** Answers citing it that name a competitor and not the own brand. */
  gap: number;
  /** Answers citing it, by prompt. */
  readonly ofPrompt: Map<number, number>;
  readonly platforms: Set<number>;
  /** Answers citing it that name the brand, by brand. */
  readonly named: Float64Array;
}

/** The citations of a period: for each place of the tree, and in total. */
export interface PeriodTally {
  readonly nodes: readonly NodeTally[];
  /** All answers with at least one citation: their number, and by prompt. */
  readonly citing: number;
  readonly citingOfPrompt: Float64Array;
  /** By prompt: all citations, and those of the tree's root. */
  readonly citationsOfPrompt: Float64Array;
  readonly rootOfPrompt: Float64Array;
}

function emptyTally(brandCount: number): NodeTally {
  return {
    citations: 0,
    answers: 0,
    gap: 0,
    ofPrompt: new Map(),
    platforms: new Set(),
    named: new Float64Array(brandCount),
  };
}

function countAnswer(tally: NodeTally, table: AnswerTable, row: number): void {
  const prompt = table.prompt[row] ?? 0;
  const mask = table.namedMask[row] ?? 0;
  tally.answers += 1;
  tally.ofPrompt.set(prompt, (tally.ofPrompt.get(prompt) ?? 0) + 1);
  tally.platforms.add(table.platform[row] ?? 0);
  // Bit 0 is the own brand.
  tally.gap += Number((mask & 1) === 0 && mask !== 0);
  for (let left = mask; left !== 0;) {
    const brand = 31 - Math.clz32(left);
    left ^= 1 << brand;
    tally.named[brand] = (tally.named[brand] ?? 0) + 1;
  }
}

function add(column: Float64Array, index: number, amount: number): void {
  column[index] = (column[index] ?? 0) + amount;
}

/** Counts the ok answers among `rows` for every place of the tree; an answer counts once however often it cites the place. */
export function periodTally(table: AnswerTable, tree: SourceTree, rows: Uint32Array): PeriodTally {
  const prompts = table.project.prompts.length;
  const nodes = tree.nodes.map(() => emptyTally(table.brandCount));
  const lastRow = new Float64Array(nodes.length).fill(-1);
  const [citingOfPrompt, citationsOfPrompt] = [new Float64Array(prompts), new Float64Array(prompts)];
  const rootOfPrompt = new Float64Array(prompts);
  let citing = 0;
  for (const row of rows) {
    const from = table.citationStart[row] ?? 0;
    const to = table.citationStart[row + 1] ?? from;
    if (table.status[row] !== OK || to <= from) {
      continue;
    }
    const prompt = table.prompt[row] ?? 0;
    citing += 1;
    add(citingOfPrompt, prompt, 1);
    add(citationsOfPrompt, prompt, to - from);
    for (let i = from; i < to; i += 1) {
      let place = tree.nodeOfUrl.get(table.citationUrl[i] ?? 0) ?? -1;
      if (place >= 0) {
        add(rootOfPrompt, prompt, 1);
      }
      for (; place >= 0; place = tree.nodes[place]?.parent ?? -1) {
        const tally = nodes[place];
        if (tally !== undefined) {
          tally.citations += 1;
          if (lastRow[place] !== row) {
            lastRow[place] = row;
            countAnswer(tally, table, row);
          }
        }
      }
    }
  }
  return { nodes, citing, citingOfPrompt, citationsOfPrompt, rootOfPrompt };
}

/**
 * Answers citing a place, of those with at least one citation. `room` (one figure per prompt) is a buffer that is overwritten: a domain may
 * have thousands of places and a project thousands of prompts.
 */
export function answerRateClusters(
  period: PeriodTally,
  tally: NodeTally | undefined,
  room: Float64Array = new Float64Array(period.citingOfPrompt.length),
): Clusters {
  const num = room.fill(0);
  for (const [prompt, answers] of tally?.ofPrompt ?? []) {
    num[prompt] = answers;
  }
  return { num, den: period.citingOfPrompt, n: period.citing };
}

/** Citations of the tree's root, of all citations. */
export function shareClusters(period: PeriodTally): Clusters {
  return { num: period.rootOfPrompt, den: period.citationsOfPrompt, n: period.citing };
}

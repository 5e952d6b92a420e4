import { memoize } from '#client/lib/memoize.ts';
import { groupBy, membersOf, type Groups } from '../table/groupBy.ts';
import type { CellSums } from './cellSums.ts';
import type { Segment } from './Segment.ts';

/** Topic of a prompt without topic in `CellSums`. */
const NO_TOPIC = 65535;

/** The columns that place cells in segments. */
type PlacedCells = Pick<CellSums, 'cells' | 'cellPrompt' | 'cellPlatform' | 'cellTopic'>;

interface CellGroups {
  /** By topic; the last group has the cells without topic. */
  readonly topics: Groups;
  readonly topicCount: number;
  readonly platforms: Groups;
}

function largest(column: Uint16Array, except: number): number {
  return column.reduce((most, value) => (value === except ? most : Math.max(most, value)), -1);
}

/** The cells of sums by topic and by platform, memoized: a report over thousands of topics must not read all cells for each. */
const groupsOf = memoize((sums: PlacedCells): CellGroups => {
  const { cellTopic, cellPlatform } = sums;
  const all = new Uint32Array(sums.cells).map((_, cell) => cell);
  const topicCount = largest(cellTopic, NO_TOPIC) + 1;
  const topicOf = (cell: number): number => Math.min(cellTopic[cell] ?? NO_TOPIC, topicCount);
  return {
    topicCount,
    topics: groupBy(all, topicCount + 1, topicOf),
    platforms: groupBy(all, largest(cellPlatform, -1) + 1, (cell) => cellPlatform[cell] ?? 0),
  };
});

function isBeyond(groups: Groups, group: number): boolean {
  return group >= groups.starts.length - 1;
}

/** The cells of a platform, a topic, or both, in order. Ignores the other parts of a segment. */
export function segmentCells(sums: PlacedCells, { platform, topic }: Segment): Uint32Array {
  const { topics, topicCount, platforms } = groupsOf(sums);
  const none = new Uint32Array(0);
  const group = topic === NO_TOPIC ? topicCount : topic;
  const isUnknown = group !== undefined && (isBeyond(topics, group) || (group === topicCount && topic !== NO_TOPIC));
  const ofTopic = group === undefined ? null : isUnknown ? none : membersOf(topics, group);
  const ofPlatform =
    platform === undefined ? null : isBeyond(platforms, platform) ? none : membersOf(platforms, platform);
  if (ofTopic === null) return ofPlatform ?? new Uint32Array(sums.cells).map((_, cell) => cell);
  if (ofPlatform === null) return ofTopic;
  return ofTopic.length <= ofPlatform.length
    ? ofTopic.filter((cell) => sums.cellPlatform[cell] === platform)
    : ofPlatform.filter((cell) => sums.cellTopic[cell] === topic);
}

/** The prompts of the cells of a segment in any of the sums, ascending. */
export function segmentPrompts(periods: readonly PlacedCells[], segment: Segment): Uint32Array {
  const prompts = periods.flatMap((sums) =>
    Array.from(segmentCells(sums, segment), (cell) => sums.cellPrompt[cell] ?? 0),
  );
  const sorted = Uint32Array.from(prompts).sort();
  return sorted.filter((prompt, index) => index === 0 || prompt !== sorted[index - 1]);
}

import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * The slowest test files, 10 to 40 seconds each: they kill servers, damage folders, draw samples. Started last, they would leave one of two
 * cores idle at the end.
 */
const LONG =
  /\/(?:killed|kills|damagedFolder|eventLoop|effect|checkServer|hostileRequests|duckDb|openApi|containers)\.test\.ts$/u;

/** Runs the slowest files first. Vitest does so by itself only with durations of an earlier run. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

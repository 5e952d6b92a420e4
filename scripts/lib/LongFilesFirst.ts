import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * The files of tests that take longest, 10 to 40 seconds each: they kill servers, damage folders, draw samples. Whatever is begun last
 * keeps one of two cores idle at the end.
 */
const LONG =
  /\/(?:killed|kills|damagedFolder|eventLoop|effect|checkServer|hostileRequests|duckDb|openApi|containers)\.test\.ts$/u;

/** Begins with the longest files. Vitest does so by itself only where an earlier run told it how long each takes. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

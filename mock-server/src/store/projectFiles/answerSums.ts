import { statSync } from 'node:fs';
import * as v from 'valibot';
import { DamagedFileError } from '../../refusal/DamagedFileError.ts';

const sumSchema = v.object({ bytes: v.number(), count: v.number(), crc: v.number() });

/** What `project.json` knows of the file of answers beside it, of the present one and of the one it took the place of. */
export const answerSumsSchema = v.object({ now: sumSchema, before: v.nullable(sumSchema) });

/** Size in bytes, number of answers and CRC-32 of a file of answers. */
type AnswerSum = Readonly<v.InferOutput<typeof sumSchema>>;
export type AnswerSums = Readonly<v.InferOutput<typeof answerSumsSchema>>;

/**
 * Looks at the file of answers from outside: that it is there, and as large as it was written.
 * @param sums null for a project of before there were any
 * @returns the sum it must have; of the earlier file where a kill came between the definition and the answers of an import.
 * @throws DamagedFileError
 */
export function expectedSum(file: string, sums: AnswerSums | null): AnswerSum | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new DamagedFileError(file, 'answers', { kind: 'missing' });
  if (sums === null) return null;
  if (stat.size === sums.now.bytes) return sums.now;
  if (stat.size === sums.before?.bytes) return sums.before;
  throw new DamagedFileError(file, 'answers', {
    kind: 'size',
    expected: sums.now.bytes,
    found: stat.size,
    unit: 'bytes',
  });
}

/** @throws DamagedFileError when what was read to the end is not what was written. */
export function checkSum(file: string, read: AnswerSum, expected: AnswerSum | null): void {
  if (expected === null || read.crc === expected.crc) return;
  if (read.count !== expected.count) {
    throw new DamagedFileError(file, 'answers', {
      kind: 'size',
      expected: expected.count,
      found: read.count,
      unit: 'answers',
    });
  }
  throw new DamagedFileError(file, 'answers', { kind: 'changed' });
}

import { statSync } from 'node:fs';
import * as v from 'valibot';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';

const sumSchema = v.object({ bytes: v.number(), count: v.number(), crc: v.number() });

/** Checksums in `project.json` of the current answers file and the one it replaced. */
export const answerSumsSchema = v.object({ now: sumSchema, before: v.nullable(sumSchema) });

/** Size in bytes, number of answers and CRC-32 of an answers file. */
type AnswerSum = Readonly<v.InferOutput<typeof sumSchema>>;
export type AnswerSums = Readonly<v.InferOutput<typeof answerSumsSchema>>;

/**
 * Checks that the answers file exists and has the recorded size.
 * @param sums null for a project older than checksums
 * @returns the checksum to expect; that of the earlier file when a kill came between the two renames of an import.
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

/** Whether the answers file is the one that the current one should have replaced: a kill came between the two renames. */
export function isOfEarlier(file: string, { now, before }: AnswerSums): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  return size !== undefined && size !== now.bytes && size === before?.bytes;
}

/** @throws DamagedFileError when the checksum of the whole file differs. */
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

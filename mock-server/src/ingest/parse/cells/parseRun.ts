import { clamp } from '#client/lib/clamp.ts';
import { nameOf } from './textOf.ts';

const MAX_RUN = 65_535;

type ParsedRun = {
  readonly run: number;
  /** Key of runs that are not numbered. */
  readonly runKey: string;
};

/**
 * Parses a run number, counted from 1: `2`, `run-2`, `r2`, `第2轮`. Unnumbered runs are all run 1, each with its own key.
 * @param fromZero the file counts its runs from 0
 */
export function parseRun(value: unknown, fromZero = false): ParsedRun {
  const name = nameOf(value);
  const digits = /^(?:\D{0,20}?)(\d{1,5})(?:\.0+)?(?:\s*[轮次遍回])?$/u.exec(name)?.[1];
  if (digits === undefined) return { run: 1, runKey: name === '' ? '1' : name };
  const number = Number(digits) + (fromZero ? 1 : 0);
  return { run: clamp(number, 1, MAX_RUN), runKey: String(Number(digits)) };
}

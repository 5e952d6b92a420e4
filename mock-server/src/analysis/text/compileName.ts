import { foldName, normaliseKeepingCase, wordClassAt, wordClassBefore } from './charTables.ts';

/** A spelling of a tracked brand, ready to be matched. */
export interface CompiledName {
  /** What is compared with the folded text. */
  readonly folded: string;
  /** Index into the project's brands. */
  readonly brand: number;
  /** The required spelling without blanks, or null if case does not matter. */
  readonly exact: string | null;
  readonly leftClass: number;
  readonly rightClass: number;
}

/** A name as typed or pasted, without trademark signs; any blanks within it are one. */
const tidied = (written: string): string => written.replaceAll(/[®™℠]/gu, '').trim().replaceAll(/\s+/gu, ' ');

/** The spelling of a name without blanks; letters keep their case. */
export const spellingOf = (name: string): string => normaliseKeepingCase(name).replaceAll(/\s/gu, '');

/** @returns null for a name without a character that can be matched */
export function compileName(written: string, brand: number, matchCase: boolean): CompiledName | null {
  const name = tidied(written);
  const folded = foldName(name);
  if (folded === '') return null;
  return {
    folded,
    brand,
    exact: matchCase ? spellingOf(name) : null,
    leftClass: wordClassAt(folded, 0),
    rightClass: wordClassBefore(folded, folded.length),
  };
}

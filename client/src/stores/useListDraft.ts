import { useState } from 'react';
import * as v from 'valibot';
import { isApiError } from '../lib/ApiError.ts';
import { mergeLists, sameLists } from '../lib/mergeLists.ts';
import type { ListItems } from '../lib/mergeLists.ts';
import { useTypedDraft } from './useTypedDraft.ts';

/** What the items of a list are, and when two of them are one. */
export interface ListShape<T> extends ListItems<T> {
  readonly item: v.GenericSchema<unknown, T>;
}

interface TypedList<T> {
  /** The stored list that was there when it was typed; null in drafts of before there was one. */
  readonly base: readonly T[] | null;
  readonly rows: readonly T[];
  /** Somebody else's changes went into it. */
  readonly merged: boolean;
}

function readList<T>(stored: unknown, item: ListShape<T>['item']): TypedList<T> | null {
  const list = v.array(item);
  const whole = v.safeParse(v.object({ base: v.nullable(list), rows: list, merged: v.boolean() }), stored);
  if (whole.success) return whole.output;
  const old = v.safeParse(list, stored);
  return old.success ? { base: null, rows: old.output, merged: false } : null;
}

/**
 * A list that is saved whole, while it is edited. What is typed is kept until it is saved; when somebody else saves the list
 * meanwhile, the changes made here are put upon theirs, so that neither side's are lost.
 * @param name of the draft. @param stored undefined while it is not known.
 */
export function useListDraft<T>(name: string, stored: readonly T[] | undefined, shape: ListShape<T>) {
  const { typed, setTyped, forget, discard } = useTypedDraft(name, (kept) => readList(kept, shape.item));
  /** What was saved, until it is known as stored. */
  const [settled, setSettled] = useState<readonly T[] | null>(null);
  const merge = (): readonly T[] => {
    if (typed === null) return stored ?? [];
    const { base, rows } = typed;
    if (stored === undefined || base === null || sameLists(base, stored, shape.isSame)) return rows;
    return mergeLists({ base, mine: rows, theirs: stored }, shape);
  };
  const rows = settled ?? merge();
  const isSame = (some: readonly T[], others: readonly T[]): boolean => sameLists(some, others, shape.isSame);
  const hasTheirs = settled === null && typed !== null && (typed.merged || !isSame(rows, typed.rows));
  const merged = hasTheirs && !isSame(rows, stored ?? []);
  return {
    rows,
    /** Something was typed, though it may be what is stored. */
    isTyped: typed !== null,
    /** The rows hold what somebody else saved while they were being edited: the person is to look at them before saving. */
    merged,
    /** What there is to say of an error: a conflict is told by the merged rows already. */
    errorToTell: (error: Error | null): Error | null =>
      merged && isApiError(error) && error.kind === 'conflict' ? null : error,
    setRows: (next: readonly T[]) => {
      setSettled(null);
      setTyped({ base: stored ?? null, rows: next, merged });
    },
    /** It is saved and kept no longer: what is stored from now on is not somebody else's change. */
    settle: () => {
      setSettled(rows);
      forget();
    },
    /** It is put away: the form shows what is stored. */
    discard: () => {
      setSettled(null);
      discard();
    },
  };
}

import { useState } from 'react';
import * as v from 'valibot';
import { isConflict } from '../lib/ApiError.ts';
import { mergeLists, sameLists } from '../lib/mergeLists.ts';
import type { ListItems } from '../lib/mergeLists.ts';
import { useTypedDraft } from './useTypedDraft.ts';

/** The schema of a list's items, and their identity. */
export interface ListShape<T> extends ListItems<T> {
  readonly item: v.GenericSchema<unknown, T>;
}

interface TypedList<T> {
  /** The stored list when the draft was typed; null in older drafts. */
  readonly base: readonly T[] | null;
  readonly rows: readonly T[];
  /** Whether somebody else's changes were merged into it. */
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
 * Draft of a list that is saved as a whole. It is stored until it is saved; if somebody else saves the list meanwhile, a three-way merge
 * applies the local changes to theirs, so that none are lost.
 * @param name of the draft. @param stored undefined while it is not loaded.
 */
export function useListDraft<T>(name: string, stored: readonly T[] | undefined, shape: ListShape<T>) {
  const { typed, setTyped, forget, discard } = useTypedDraft(name, (kept) => readList(kept, shape.item));
  /** The saved list, until it arrives as `stored`. */
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
  const isStored = isSame(rows, stored ?? []);
  const merged = hasTheirs && !isStored;
  return {
    rows,
    /** Whether something was typed, even if it equals the stored list. */
    isTyped: typed !== null,
    /** Whether somebody else's changes were merged during editing: the user should review them before saving. */
    merged,
    /** The error to show: none for a conflict that the merged rows already show, or where somebody else saved the same. */
    errorToTell: (error: Error | null): Error | null => ((merged || isStored) && isConflict(error) ? null : error),
    setRows: (next: readonly T[]) => {
      setSettled(null);
      setTyped({ base: stored ?? null, rows: next, merged });
    },
    /** Call when it is saved: removes the draft, and a later change of `stored` is not treated as somebody else's. */
    settle: () => {
      setSettled(rows);
      forget();
    },
    /** Discards the draft: the form shows the stored list. */
    discard: () => {
      setSettled(null);
      discard();
    },
  };
}

import { diffArrays } from 'diff';
import type { AnswerDetail, Citation } from '#client/api/answerSchemas.ts';
import { citationKey } from '#client/lib/citationKey.ts';
import { pairUnits } from './pairUnits.ts';
import type { Pair } from './pairUnits.ts';
import { textUnits } from './textUnits.ts';
import type { TextUnit } from './textUnits.ts';
import { wordMarks } from './wordMarks.ts';
import type { WordMarks } from './wordMarks.ts';

/** One line of a side-by-side comparison: unchanged, changed in some words, or on one side only. */
export type ComparedRow =
  | { readonly change: 'same'; readonly left: TextUnit; readonly right: TextUnit }
  | { readonly change: 'changed'; readonly left: TextUnit; readonly right: TextUnit; readonly marks: WordMarks }
  | { readonly change: 'removed'; readonly left: TextUnit }
  | { readonly change: 'added'; readonly right: TextUnit };
export type TextChange = ComparedRow['change'];

/** The difference and the intersection of two sets. */
interface SetChange<T> {
  readonly out: readonly T[];
  readonly in: readonly T[];
  readonly kept: readonly { readonly left: T; readonly right: T }[];
}

export type NamedBrand = AnswerDetail['brands'][number];

export interface Comparison {
  readonly rows: readonly ComparedRow[];
  readonly counts: Readonly<Record<TextChange, number>>;
  readonly brands: SetChange<NamedBrand>;
  /** Null: one or both answers have no captured sources. */
  readonly sources: SetChange<Citation> | null;
}

/** Edit limit of the diff: beyond it the texts have nothing useful in common. */
const MOST_EDITS = 4000;

function rowOf({ left, right }: Pair): ComparedRow[] {
  if (left !== null && right !== null) {
    return [{ change: 'changed', left, right, marks: wordMarks(left.text, right.text) }];
  }
  if (left !== null) return [{ change: 'removed', left }];
  return right === null ? [] : [{ change: 'added', right }];
}

/** Aligns two texts by sentence; a moved sentence is removed in one place and added in the other. */
function compareUnits(left: readonly TextUnit[], right: readonly TextUnit[]): ComparedRow[] {
  const changes = diffArrays([...left], [...right], {
    comparator: (first, second) => first.text === second.text,
    maxEditLength: MOST_EDITS,
  });
  if (changes === undefined) return pairUnits(left, right).flatMap(rowOf);
  const rows: ComparedRow[] = [];
  let gone: TextUnit[] = [];
  let come: TextUnit[] = [];
  let [atLeft, atRight] = [0, 0];
  const settle = (): void => {
    rows.push(...pairUnits(gone, come).flatMap(rowOf));
    [gone, come] = [[], []];
  };
  for (const { count, added, removed } of changes) {
    const [fromLeft, fromRight] = [left.slice(atLeft, atLeft + count), right.slice(atRight, atRight + count)];
    if (!added) atLeft += count;
    if (!removed) atRight += count;
    if (removed) {
      gone = fromLeft;
    } else if (added) {
      come = fromRight;
    } else {
      settle();
      rows.push(...fromLeft.flatMap((unit, index): ComparedRow[] => sameRow(unit, fromRight[index])));
    }
  }
  settle();
  return rows;
}

function sameRow(left: TextUnit, right: TextUnit | undefined): ComparedRow[] {
  return right === undefined ? [] : [{ change: 'same', left, right }];
}

function changeOf<T>(left: readonly T[], right: readonly T[], keyOf: (item: T) => string): SetChange<T> {
  const mapOf = (list: readonly T[]) => new Map([...list].reverse().map((item) => [keyOf(item), item]));
  const [before, after] = [mapOf(left), mapOf(right)];
  const first = (list: readonly T[], map: ReadonlyMap<string, T>): T[] =>
    list.filter((item) => map.get(keyOf(item)) === item);
  return {
    out: first(left, before).filter((item) => !after.has(keyOf(item))),
    in: first(right, after).filter((item) => !before.has(keyOf(item))),
    kept: first(right, after).flatMap((item) => {
      const old = before.get(keyOf(item));
      return old === undefined ? [] : [{ left: old, right: item }];
    }),
  };
}

const inOrder = (brands: readonly NamedBrand[]): NamedBrand[] => [...brands].sort((a, b) => a.position - b.position);

/** Compares two answers: texts, brands and sources. */
export function compareAnswers(left: AnswerDetail, right: AnswerDetail): Comparison {
  const rows = compareUnits(textUnits(left.text, left.mentions), textUnits(right.text, right.mentions));
  const counts = { same: 0, changed: 0, removed: 0, added: 0 };
  for (const { change } of rows) counts[change] += 1;
  return {
    rows,
    counts,
    brands: changeOf(inOrder(left.brands), inOrder(right.brands), ({ brand_id: id }) => id),
    sources:
      left.citations === null || right.citations === null
        ? null
        : changeOf(left.citations, right.citations, ({ url }) => citationKey(url)),
  };
}

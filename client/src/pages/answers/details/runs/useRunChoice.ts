import { useEffect, useRef } from 'react';
import type { PromptDetail, Run } from '#client/api/detailSchemas.ts';
import type { PromptDetailsSearch } from '../promptDetailsSearch.ts';
import type { MoveOnPage } from '../usePromptDetails.ts';
import { runsInOrder, runToCompare } from './filmStrip.ts';
import type { FilmStrip } from './filmStrip.ts';

/** The left one of two answers side by side, or the right one. */
export type Side = 'left' | 'right';

interface RunChoice {
  /** The shown run, or the left one of a comparison; null without runs. */
  readonly leftId: string | null;
  /** The right one; null: no comparison. */
  readonly rightId: string | null;
  /** Its index among the shown runs, from 0; -1 for an answer of a link that is not among them. */
  readonly index: number;
  readonly order: readonly Run[];
  /** There is another run to compare with. */
  readonly canCompare: boolean;
  readonly select: (id: string, options: { readonly replace: boolean }) => void;
  /** Moves by `step` runs in reading order. */
  readonly step: (step: number) => void;
  readonly startComparing: () => void;
  readonly swap: () => void;
  readonly endComparing: () => void;
}

/** The shown runs: those of the address, else the newest usable one. `side` is the one that a selection replaces. */
export function useRunChoice(
  detail: PromptDetail,
  strip: FilmStrip,
  searchState: PromptDetailsSearch,
  side: Side,
  updateSearch: MoveOnPage,
): RunChoice {
  const order = runsInOrder(strip);
  const newest = detail.runs.find(({ status }) => status === 'ok') ?? detail.runs[0];
  const leftId = searchState.runId ?? newest?.answer_id ?? null;
  const rightId = searchState.compareId;
  const currentId = side === 'right' ? (rightId ?? leftId) : leftId;
  const index = order.findIndex(({ answer_id: id }) => id === currentId);
  const other = leftId === null ? null : runToCompare(strip, leftId);
  // Key presses may be faster than updates of the address.
  const wantedId = useRef(currentId);
  useEffect(() => {
    wantedId.current = currentId;
  }, [currentId]);

  const onRight = rightId !== null && side === 'right';
  const beside = onRight ? leftId : rightId;

  const select = (id: string, options: { readonly replace: boolean }): void => {
    // A run cannot be on both sides.
    if (id === beside) return;
    wantedId.current = id;
    updateSearch(onRight ? { compareId: id } : { runId: id }, options);
  };
  return {
    leftId,
    rightId,
    index,
    order,
    canCompare: other !== null,
    select,
    step: (step) => {
      // Skips the run on the other side.
      const from = order.findIndex(({ answer_id: id }) => id === wantedId.current);
      const by = order[from + step]?.answer_id === beside ? 2 * step : step;
      const target = order[from + by];
      if (from !== -1 && target !== undefined) select(target.answer_id, { replace: true });
    },
    startComparing: () => {
      // The shown run stays as the later one of the two.
      if (other !== null && leftId !== null) updateSearch({ runId: other.answer_id, compareId: leftId });
    },
    swap: () => {
      updateSearch({ runId: rightId, compareId: leftId });
    },
    endComparing: () => {
      updateSearch({ runId: rightId, compareId: null });
    },
  };
}

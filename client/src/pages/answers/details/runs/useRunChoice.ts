import { useEffect, useRef } from 'react';
import type { PromptDetail, Run } from '#client/api/detailSchemas.ts';
import type { PromptDetailsSearch } from '../promptDetailsSearch.ts';
import type { MoveOnPage } from '../usePromptDetails.ts';
import { runsInOrder, runToCompare } from './filmStrip.ts';
import type { FilmStrip } from './filmStrip.ts';

/** The left one of two answers side by side, or the right one. */
export type Side = 'left' | 'right';

interface RunChoice {
  /** What is read, or stands left; null where there is no run at all. */
  readonly leftId: string | null;
  /** What stands right; null: nothing is compared. */
  readonly rightId: string | null;
  /** Its place among the runs in sight, from 0; -1 for an answer of a link that is outside them. */
  readonly index: number;
  readonly order: readonly Run[];
  /** There is another run to compare with. */
  readonly canCompare: boolean;
  readonly select: (id: string, options: { readonly replace: boolean }) => void;
  /** To the next run but `step - 1`, in the order in which the strip is read. */
  readonly step: (step: number) => void;
  readonly startComparing: () => void;
  readonly swap: () => void;
  readonly endComparing: () => void;
}

/** Which runs are read: what the address says, else the newest usable one. `side` is the one that a choice replaces. */
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
  // Keys may come faster than the address follows them.
  const wantedId = useRef(currentId);
  useEffect(() => {
    wantedId.current = currentId;
  }, [currentId]);

  const onRight = rightId !== null && side === 'right';
  const beside = onRight ? leftId : rightId;

  const select = (id: string, options: { readonly replace: boolean }): void => {
    // What stands on the other side already is not put on this one too.
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
      // The one on the other side is stepped over.
      const from = order.findIndex(({ answer_id: id }) => id === wantedId.current);
      const by = order[from + step]?.answer_id === beside ? 2 * step : step;
      const target = order[from + by];
      if (from !== -1 && target !== undefined) select(target.answer_id, { replace: true });
    },
    startComparing: () => {
      // The one being read stays in sight as the later of the two.
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

import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { useLatest } from '#client/hooks/useLatest.ts';
import { parseAnswerSearch, withAnswers } from './answerSearch.ts';
import type { AnswerPlace, GivenPlace, GivenSelection } from './answerSearch.ts';

/** Number of history entries that belong to the drawer; a pasted address has none. */
const stateSchema = v.fallback(v.object({ drawerSteps: v.number() }), { drawerSteps: 0 });

export interface AnswersDrawerControl extends AnswerPlace {
  /** Opens an answer set, optionally with one of its answers. */
  readonly open: (selection: GivenSelection, answerId?: string) => void;
  readonly openAnswer: (id: string) => void;
  /** Moves to a neighbouring answer without a history entry. */
  readonly moveTo: (id: string) => void;
  readonly backToList: () => void;
  readonly close: () => void;
}

/** State of the answers drawer, stored in the address: a link opens it, Back closes it. */
export function useAnswersDrawer(): AnswersDrawerControl {
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const place = parseAnswerSearch(new URLSearchParams(search));
  const { drawerSteps } = v.parse(stateSchema, location.state);

  const go = (next: GivenPlace, replace: boolean): void => {
    void navigate(
      { pathname, search: withAnswers(search, next) },
      { replace, preventScrollReset: true, state: { drawerSteps: replace ? drawerSteps : drawerSteps + 1 } },
    );
  };
  const leave = (steps: number, next: GivenPlace): void => {
    if (steps > 0) void navigate(-steps);
    else go(next, true);
  };

  // Stable functions: figures that open answers do not render again when the address changes.
  const open = useLatest<Parameters<AnswersDrawerControl['open']>>((selection, answerId) => {
    go({ selection, answerId: answerId ?? null }, false);
  });
  const openAnswer = useLatest((id: string) => {
    go({ ...place, answerId: id }, false);
  });
  const moveTo = useLatest((id: string) => {
    go({ ...place, answerId: id }, true);
  });
  const backToList = useLatest(() => {
    leave(drawerSteps > 1 ? 1 : 0, { ...place, answerId: null });
  });
  const close = useLatest(() => {
    leave(drawerSteps, { selection: null, answerId: null });
  });
  return { ...place, open, openAnswer, moveTo, backToList, close };
}

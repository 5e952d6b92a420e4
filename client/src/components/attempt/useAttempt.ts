import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { mayRetry } from '#client/lib/mayRetry.ts';
import { shortenText } from '#client/lib/shortenText.ts';
import { LONGEST_WAIT_MS, waitOf } from '#client/lib/waitOf.ts';
import { useStores } from '#client/stores/useStores.ts';

/** A failure notice is shown as long as an undo notice: it also offers an action. */
const RETRY_MS = 10_000;
/** Longest label of a notice, in characters: a prompt may have 2,000. */
const LONGEST_NAME = 60;

/** Failures without a notice: the user has left, or another notice already tells. */
const isSaidElsewhere = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'cancelled');

/** Whether the data on screen may be outdated: this call, whose response was lost, or another person may have made the change. */
const isUnsure = (error: unknown): boolean =>
  isApiError(error) && !['validation', 'forbidden', 'notOffered'].includes(error.kind);

/** Says that an action failed, and offers Retry, once the server allows it. */
function useTellFailure(): (key: string, what: string, error: unknown, again: () => void) => void {
  const intl = useIntl();
  const { notices } = useStores();
  return (key, what, error, again) => {
    const tell = (durationMs: number, offersRetry: boolean): void => {
      notices.show({
        key,
        intent: isNotOffered(error) && !mayRetry(error) ? 'info' : 'error',
        messageId: 'attempt.failed',
        values: { what: shortenText(what, LONGEST_NAME), reason: failureText(intl, error) },
        durationMs,
        ...(offersRetry ? { action: { labelId: 'common.retry', run: again } } : {}),
      });
    };
    const wait = Math.min(waitOf(error), LONGEST_WAIT_MS);
    if (wait === 0 || !mayRetry(error)) {
      tell(RETRY_MS, mayRetry(error));
      return;
    }
    tell(wait + RETRY_MS, false);
    const shown = notices.list.at(-1);
    setTimeout(() => {
      if (shown !== undefined && notices.list.includes(shown)) tell(RETRY_MS, true);
    }, wait);
  };
}

/** @param what the button's name, translated. Resolves when the attempt has ended, and never rejects. */
export type Attempt = (what: string, work: () => Promise<unknown>) => Promise<void>;

/**
 * Runs the action of a button outside a form. While it runs, another press is ignored. A failure notice names the button and offers a
 * retry, because the row or the undo may be gone by then.
 */
export function useAttempt(): Attempt {
  const tellFailure = useTellFailure();
  const { notices, projects } = useStores();
  const queries = useQueryClient();
  const running = useRef(new Set<string>());
  const attempt: Attempt = async (what, work) => {
    if (running.current.has(what)) return;
    running.current.add(what);
    const { currentId } = projects;
    const key = `attempt ${what}`;
    const before = notices.list.find((notice) => notice.key === key);
    if (before !== undefined) notices.dismiss(before.id);
    const again = (): void => {
      // A notice can outlive its project: the call would go to the project that is open then.
      if (projects.currentId === currentId) void attempt(what, work);
      else notices.show({ intent: 'warning', messageId: 'attempt.otherProject' });
    };
    try {
      await work();
    } catch (error) {
      if (isSaidElsewhere(error)) return;
      tellFailure(key, what, error, again);
      if (isUnsure(error)) void queries.invalidateQueries({ type: 'active' });
    } finally {
      running.current.delete(what);
    }
  };
  return attempt;
}

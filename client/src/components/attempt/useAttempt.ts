import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '../../i18n/errorText.ts';
import { isApiError } from '../../lib/ApiError.ts';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { mayRetry } from '../../lib/mayRetry.ts';
import { shortenText } from '../../lib/shortenText.ts';
import { useStores } from '../../stores/useStores.ts';

/** A failure stands as long as an undo: it offers a way on, too. */
const RETRY_MS = 10_000;
/** A prompt of 2,000 characters is no name. */
const LONGEST_NAME = 60;

/** The person has left, or is told already: another notice would say it twice. */
const isSaidElsewhere = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'cancelled');

/** @param what the button's name, translated. Settles when all is over, and never throws. */
export type Attempt = (what: string, work: () => Promise<unknown>) => Promise<void>;

/**
 * Does what a button outside a form is for. Pressed again while it is under way, it does nothing; what fails is said by the
 * button's name and can be tried again from the notice, because the row or the undo may be gone by then.
 */
export function useAttempt(): Attempt {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const running = useRef(new Set<string>());
  const attempt: Attempt = async (what, work) => {
    if (running.current.has(what)) return;
    running.current.add(what);
    const { currentId } = projects;
    const key = `attempt ${what}`;
    const before = notices.list.find((notice) => notice.key === key);
    if (before !== undefined) notices.dismiss(before.id);
    const again = (): void => {
      // A notice may stand longer than its project: the call would go to the one that is open then.
      if (projects.currentId === currentId) void attempt(what, work);
      else notices.show({ intent: 'warning', messageId: 'attempt.otherProject' });
    };
    try {
      await work();
    } catch (error) {
      if (isSaidElsewhere(error)) return;
      notices.show({
        key,
        intent: isNotOffered(error) ? 'info' : 'error',
        messageId: 'attempt.failed',
        values: { what: shortenText(what, LONGEST_NAME), reason: errorText(intl, error) },
        durationMs: RETRY_MS,
        ...(mayRetry(error) ? { action: { labelId: 'common.retry', run: again } } : {}),
      });
    } finally {
      running.current.delete(what);
    }
  };
  return attempt;
}

import { useIntl } from 'react-intl';
import { useIsShown } from '#client/hooks/useIsShown.ts';
import { failureText } from '#client/i18n/failureText.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Says in a notice why something failed. */
export function useSayFailure(): (what: MessageId, reason: unknown) => void {
  const intl = useIntl();
  const { notices } = useStores();
  return (what, reason) => {
    // An expired session is said on the login page.
    if (isApiError(reason) && reason.kind === 'unauthorized') return;
    notices.show({
      key: `failed ${what}`,
      intent: 'error',
      messageId: 'attempt.failed',
      values: {
        what: intl.formatMessage({ id: what }),
        reason: typeof reason === 'string' ? reason : failureText(intl, reason),
      },
      durationMs: 0,
    });
  };
}

/**
 * A function that says in a notice what failed and why, if the component that would show it is gone: its page or dialog was left. The
 * notice stays until it is closed.
 */
export function useSayAfterLeaving(): (what: MessageId, reason: unknown) => void {
  const isShown = useIsShown();
  const sayFailure = useSayFailure();
  return (what, reason) => {
    if (!isShown()) sayFailure(what, reason);
  };
}

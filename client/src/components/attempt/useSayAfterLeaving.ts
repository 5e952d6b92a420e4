import { useIntl } from 'react-intl';
import { useIsShown } from '#client/hooks/useIsShown.ts';
import { errorText } from '#client/i18n/errorText.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { useStores } from '#client/stores/useStores.ts';

/**
 * A function that says in a notice what failed and why, if the component that would show it is gone: its page or dialog was left. The
 * notice stays until it is closed.
 */
export function useSayAfterLeaving(): (what: MessageId, reason: unknown) => void {
  const intl = useIntl();
  const { notices } = useStores();
  const isShown = useIsShown();
  return (what, reason) => {
    // An expired session is said on the login page.
    if (isShown() || (isApiError(reason) && reason.kind === 'unauthorized')) return;
    notices.show({
      key: `failed ${what}`,
      intent: 'error',
      messageId: 'attempt.failed',
      values: {
        what: intl.formatMessage({ id: what }),
        reason: typeof reason === 'string' ? reason : errorText(intl, reason),
      },
      durationMs: 0,
    });
  };
}

import type { OlderReply } from '../api/menuApi.ts';
import { saidWords } from '../lib/providerWords.ts';
import type { NoticesStore } from '../stores/NoticesStore.ts';

/** Codes of the older envelope for: invalid token, logged in elsewhere, token expired. */
const SESSION_CODES: readonly number[] = [50_008, 50_012, 50_014];
const TOAST_MS = 5000;

/**
 * The older secondary handler (specification, section 8): a toast for 5 seconds, and the logout dialog for three codes. The toast shows the
 * provider's message, or our own text if there is none.
 */
export function handleOlderReply(notices: NoticesStore) {
  return ({ code, msg }: OlderReply): void => {
    const words = saidWords(msg);
    const said = words === null ? { messageId: 'error.server' as const } : { text: words };
    notices.show({ intent: 'error', ...said, durationMs: TOAST_MS });
    if (SESSION_CODES.includes(code)) notices.askLogout();
  };
}

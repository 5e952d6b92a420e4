import type { OlderReply } from '../api/menuApi.ts';
import { plainWords } from '../lib/providerWords.ts';
import type { NoticesStore } from '../stores/NoticesStore.ts';

/** Codes of the older envelope that mean: bad token, logged in elsewhere, token run out. */
const SESSION_CODES: readonly number[] = [50_008, 50_012, 50_014];
const TOAST_MS = 5000;

/** The older secondary handler (specification, section 8): a toast for 5 seconds, and the logout dialog for three codes. */
export function handleOlderReply(notices: NoticesStore) {
  return ({ code, msg }: OlderReply): void => {
    notices.show({ intent: 'error', text: plainWords(msg), durationMs: TOAST_MS });
    if (SESSION_CODES.includes(code)) notices.askLogout();
  };
}

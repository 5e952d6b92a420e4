import type { Cookie } from '@playwright/test';
import { storageKeys } from '../../src/lib/storage.ts';

interface BrowserState {
  readonly cookies: readonly Cookie[];
  /** What is in local storage, by key. */
  readonly items: Readonly<Record<string, string>>;
}

/** What the browser holds when a test begins: the reader's language, and the login when there is one. */
export function browserState(address: string, locale: string, token: string | null): BrowserState {
  const { hostname } = new URL(address);
  const preferences = JSON.stringify({ locale, followSystem: false });
  const weekAheadS = Math.floor(Date.now() / 1000) + 7 * 86_400;
  return {
    cookies:
      token === null
        ? []
        : [
            {
              name: 'auth_token',
              value: token,
              domain: hostname,
              path: '/',
              expires: weekAheadS,
              httpOnly: false,
              secure: false,
              sameSite: 'Strict',
            },
          ],
    items: {
      [storageKeys.preferences]: preferences,
      [storageKeys.boot]: preferences,
      ...(token === null ? {} : { [storageKeys.token]: token }),
    },
  };
}

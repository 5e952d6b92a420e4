import type { BrowserContextOptions } from '@playwright/test';
import { storageKeys } from '../../src/lib/storage.ts';

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** What the browser holds when a test begins: the reader's language, and the login when there is one. */
export function browserState(address: string, locale: string, token: string | null): StorageState {
  const { hostname, origin } = new URL(address);
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
    origins: [
      {
        origin,
        localStorage: [
          { name: storageKeys.preferences, value: preferences },
          { name: storageKeys.boot, value: preferences },
          ...(token === null ? [] : [{ name: storageKeys.token, value: token }]),
        ],
      },
    ],
  };
}

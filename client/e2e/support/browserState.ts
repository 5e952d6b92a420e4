import type { Cookie } from '@playwright/test';
import { storageKeys } from '#client/lib/storage.ts';
import { sampleDefinitions } from '#fixtures/sample.ts';

interface BrowserState {
  readonly cookies: readonly Cookie[];
  /** Content of local storage, by key. */
  readonly items: Readonly<Record<string, string>>;
}

/** The stored form of the project chosen last. */
function projectOf(wanted: string): object {
  const found = sampleDefinitions('2026-01-01').find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`There is no sample ${wanted}`);
  const { id, name, brands } = found;
  return { id, name, brand: brands[0]?.name ?? '', has_data: 1, origin: 'sample' };
}

/** The reader at the start of a test. */
interface Reader {
  readonly locale: string;
  readonly token: string | null;
  /** Id of the sample chosen last in this browser; null: none, so that the first of the list is shown. */
  readonly project: string | null;
}

/** The browser state at the start of a test: language, project chosen last, and login, if any. */
export function browserState(address: string, { locale, token, project }: Reader): BrowserState {
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
      ...(project === null ? {} : { [storageKeys.currentProject]: JSON.stringify(projectOf(project)) }),
      ...(token === null ? {} : { [storageKeys.token]: token }),
    },
  };
}

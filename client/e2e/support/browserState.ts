import type { Cookie } from '@playwright/test';
import { sampleDefinitions } from '#fixtures/sample.ts';
import { storageKeys } from '../../src/lib/storage.ts';

interface BrowserState {
  readonly cookies: readonly Cookie[];
  /** What is in local storage, by key. */
  readonly items: Readonly<Record<string, string>>;
}

/** A project as the browser remembers the one chosen last. */
function projectOf(wanted: string): object {
  const found = sampleDefinitions('2026-01-01').find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`There is no sample ${wanted}`);
  const { id, name, brands } = found;
  return { id, name, brand: brands[0]?.name ?? '', has_data: 1, origin: 'sample' };
}

/** The reader whom a test begins with. */
interface Reader {
  readonly locale: string;
  readonly token: string | null;
  /** Id of the sample that was chosen last here; null: none was, and the first of the list is shown. */
  readonly project: string | null;
}

/** What the browser holds when a test begins: the reader's language, the project chosen last, and the login when there is one. */
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

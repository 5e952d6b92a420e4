import Cookies from 'js-cookie';

/** Keys fixed by the specification (section 9), then ours under a prefix. */
export const storageKeys = {
  token: 'token',
  userInfo: 'userInfo',
  currentProject: 'ProjectList',
  projectList: 'ProjectAllList',
  settings: 'answerscope.settings',
  preferences: 'answerscope.preferences',
  boot: 'answerscope.boot',
  tabs: 'answerscope.tabs',
  reloaded: 'answerscope.reloaded',
} as const;
/** Per-table settings of a reader: columns and, by project, own views and those deleted recently. */
export type TableKey =
  | `answerscope.columns.${string}`
  | `answerscope.views.${string}`
  | `answerscope.deleted.${string}`;
/** Identifies this browser tab among others that edit the same text. */
type TabKey = 'answerscope.tab';
type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | TableKey | TabKey;

const TOKEN_COOKIE = 'auth_token';
const TOKEN_COOKIE_DAYS = 7;

/**
 * The only access to local storage, session storage and cookies. Storage may be full, forbidden or corrupt: reading then gives null and
 * writing is silently skipped, because no screen may fail because of it.
 */
export interface BrowserStorage {
  readText: (key: StorageKey) => string | null;
  writeText: (key: StorageKey, value: string) => void;
  /** The JSON under a key, or null when it is missing or corrupt. The caller validates it. */
  readJson: (key: StorageKey) => unknown;
  writeJson: (key: StorageKey, value: unknown) => void;
  remove: (key: StorageKey) => void;
  /** JSON stored for this browser tab only (survives a reload). */
  readTabJson: (key: StorageKey) => unknown;
  writeTabJson: (key: StorageKey, value: unknown) => void;
  /** Unsaved texts of a user, under `answerscope.draft.<name>`; never passwords. */
  readDraft: (name: string) => unknown;
  writeDraft: (name: string, value: unknown) => void;
  removeDraft: (name: string) => void;
  /** The token of the `auth_token` cookie, or null: a user is logged in exactly while this cookie exists. */
  readTokenCookie: () => string | null;
  /** Sets the cookie: 7 days, path /, not secure-only, SameSite Strict (specification, section 9). */
  writeTokenCookie: (token: string) => void;
  removeTokenCookie: () => void;
  /** Calls back when another browser tab changed a key (null: all were cleared). Returns the unsubscribe function. */
  onForeignChange: (listener: (key: string | null, value: string | null) => void) => () => void;
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

const draftKey = (name: string): string => `answerscope.draft.${name}`;

/** The cookie of the login state. */
function tokenCookie(): Pick<BrowserStorage, 'readTokenCookie' | 'writeTokenCookie' | 'removeTokenCookie'> {
  return {
    readTokenCookie: () => attempt(() => Cookies.get(TOKEN_COOKIE) ?? null, null),
    writeTokenCookie: (token) => {
      attempt(() => {
        Cookies.set(TOKEN_COOKIE, token, {
          expires: TOKEN_COOKIE_DAYS,
          path: '/',
          secure: false,
          sameSite: 'Strict',
        });
      }, undefined);
    },
    removeTokenCookie: () => {
      attempt(() => {
        Cookies.remove(TOKEN_COOKIE, { path: '/' });
      }, undefined);
    },
  };
}

/** Creates the storage of this browser. If it is full or forbidden, reading gives null and writing does nothing. */
export function createBrowserStorage(): BrowserStorage {
  const read = (key: string): string | null => attempt(() => window.localStorage.getItem(key), null);
  const write = (key: string, value: string): void => {
    attempt(() => {
      window.localStorage.setItem(key, value);
    }, undefined);
  };
  const remove = (key: string): void => {
    attempt(() => {
      window.localStorage.removeItem(key);
    }, undefined);
  };
  return {
    readText: read,
    writeText: write,
    readJson: (key) => parseJson(read(key)),
    writeJson: (key, value) => {
      write(key, JSON.stringify(value));
    },
    remove,
    readTabJson: (key) => parseJson(attempt(() => window.sessionStorage.getItem(key), null)),
    writeTabJson: (key, value) => {
      attempt(() => {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      }, undefined);
    },
    readDraft: (name) => parseJson(read(draftKey(name))),
    writeDraft: (name, value) => {
      write(draftKey(name), JSON.stringify(value));
    },
    removeDraft: (name) => {
      remove(draftKey(name));
    },
    ...tokenCookie(),
    onForeignChange: (listener) => {
      const handle = (event: StorageEvent): void => {
        listener(event.key, event.newValue);
      };
      window.addEventListener('storage', handle);
      return () => {
        window.removeEventListener('storage', handle);
      };
    },
  };
}

import type { BrowserStorage } from '../lib/storage.ts';

/** A separate in-memory storage for a test, with access to its maps. */
export function createMemoryStorage() {
  const local = new Map<string, string>();
  const tab = new Map<string, string>();
  const cookie: { token: string | null } = { token: null };
  const listeners = new Set<(key: string | null, value: string | null) => void>();
  const parse = (text: string | undefined): unknown => {
    if (text === undefined) return null;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return null;
    }
  };
  const storage: BrowserStorage = {
    readText: (key) => local.get(key) ?? null,
    writeText: (key, value) => void local.set(key, value),
    readJson: (key) => parse(local.get(key)),
    writeJson: (key, value) => void local.set(key, JSON.stringify(value)),
    remove: (key) => void local.delete(key),
    readTabJson: (key) => parse(tab.get(key)),
    writeTabJson: (key, value) => void tab.set(key, JSON.stringify(value)),
    readDraft: (name) => parse(local.get(`draft.${name}`)),
    writeDraft: (name, value) => void local.set(`draft.${name}`, JSON.stringify(value)),
    removeDraft: (name) => void local.delete(`draft.${name}`),
    readTokenCookie: () => cookie.token,
    writeTokenCookie: (token) => {
      cookie.token = token;
    },
    removeTokenCookie: () => {
      cookie.token = null;
    },
    onForeignChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { storage, local, tab, cookie, listeners };
}

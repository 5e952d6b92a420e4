import { LRUCache } from 'lru-cache';
import { badInput } from '#server/refusal/MockError.ts';
import type { MockState } from './MockState.ts';

export const SESSION_HEADER = 'x-mock-session';
const SESSION_FORM = /^[\w.:-]{1,100}$/u;
/** Limit of test sessions; the least recently used one is dropped. A browser test run has some hundred tests. */
const MOST_SESSIONS = 300;

/** The states: one shared, and one per named test session, created at its first request. */
export class Sessions {
  readonly #shared: MockState;
  readonly #named: LRUCache<string, MockState>;

  /** @param create builds the state of a named session. */
  constructor(shared: MockState, create: () => MockState) {
    this.#shared = shared;
    this.#named = new LRUCache({ max: MOST_SESSIONS, memoMethod: () => create() });
  }

  /** @throws MockError (422) unless the name has 1 to 100 letters, digits or `_ . : -`. */
  get(name: string | undefined): MockState {
    if (name === undefined) return this.#shared;
    if (!SESSION_FORM.test(name)) throw badInput(SESSION_HEADER, { zh: '会话名称无效', en: 'is not a valid name' });
    return this.#named.memo(name);
  }
}

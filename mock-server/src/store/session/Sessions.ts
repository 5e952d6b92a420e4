import { LRUCache } from 'lru-cache';
import { badInput } from '../../refusal/MockError.ts';
import type { MockState } from './MockState.ts';

export const SESSION_HEADER = 'x-mock-session';
const SESSION_FORM = /^[\w.:-]{1,100}$/u;
/** A full end-to-end run has some hundred tests; a session unused for longest gives way to a new one. */
const MOST_SESSIONS = 300;

/** Copies of the state: one for everybody, and one for each test that names a session, made at its first request. */
export class Sessions {
  readonly #shared: MockState;
  readonly #named: LRUCache<string, MockState>;

  /** @param create makes a fresh state for a named session. */
  constructor(shared: MockState, create: () => MockState) {
    this.#shared = shared;
    this.#named = new LRUCache({ max: MOST_SESSIONS, memoMethod: () => create() });
  }

  /** @throws MockError (422) for a name that is not 1 to 100 letters, digits or `_ . : -`. */
  get(name: string | undefined): MockState {
    if (name === undefined) return this.#shared;
    if (!SESSION_FORM.test(name)) throw badInput(SESSION_HEADER, { zh: '会话名称无效', en: 'is not a valid name' });
    return this.#named.memo(name);
  }
}

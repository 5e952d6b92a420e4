import { badInput } from '../../refusal/MockError.ts';
import type { MockState } from './MockState.ts';

export const SESSION_HEADER = 'x-mock-session';
const SESSION_FORM = /^[\w.:-]{1,100}$/u;
/** A full end-to-end run has some hundred tests; a session unused for longest gives way to a new one. */
const MOST_SESSIONS = 300;

/** Copies of the state: one for everybody, and one for each test that names a session, made at its first request. */
export class Sessions {
  readonly #shared: MockState;
  readonly #create: () => MockState;
  readonly #named = new Map<string, MockState>();

  /** @param create makes a fresh state for a named session. */
  constructor(shared: MockState, create: () => MockState) {
    this.#shared = shared;
    this.#create = create;
  }

  /** @throws MockError (422) for a name that is not 1 to 100 letters, digits or `_ . : -`. */
  get(name: string | undefined): MockState {
    if (name === undefined) return this.#shared;
    if (!SESSION_FORM.test(name)) throw badInput(SESSION_HEADER, { zh: '会话名称无效', en: 'is not a valid name' });
    const state = this.#named.get(name) ?? this.#create();
    // Delete first: the map's order is then the order of last use.
    this.#named.delete(name);
    this.#named.set(name, state);
    const [oldest] = this.#named.keys();
    if (this.#named.size > MOST_SESSIONS && oldest !== undefined) this.#named.delete(oldest);
    return state;
  }
}

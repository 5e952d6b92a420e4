import { makeAutoObservable, observable } from 'mobx';
import type { Absence, CallRegistry, NamedCall } from '../api/CallRegistry.ts';

/** A path, or a path and the one thing that was asked of it. */
const keyOf = (path: string, thing: string): string => `${path}?${thing}`;

/**
 * What this login has learned of the calls of the server: which it answers, and which it does not have. A new login, and a page
 * loaded anew, learn it again, since a server may have got them meanwhile.
 */
export class OffersStore implements CallRegistry {
  readonly #absent = observable.map<string, true>();
  readonly #answered = observable.set<string>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  absenceOf({ path, thing }: Pick<NamedCall, 'path' | 'thing'>): Absence | null {
    if (this.#absent.has(keyOf(path, ''))) return 'path';
    return thing !== '' && this.#absent.has(keyOf(path, thing)) ? 'thing' : null;
  }

  hasAnswered(path: string): boolean {
    return this.#answered.has(path);
  }

  noteAbsent({ path, thing }: NamedCall, absence: Absence): void {
    this.#absent.set(keyOf(path, absence === 'path' ? '' : thing), true);
  }

  noteAnswer(path: string): void {
    this.#answered.add(path);
  }

  clear(): void {
    this.#absent.clear();
    this.#answered.clear();
  }
}

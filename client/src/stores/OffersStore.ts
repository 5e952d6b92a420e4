import { makeAutoObservable, observable } from 'mobx';
import type { Absence, CallRegistry, NamedCall } from '../api/CallRegistry.ts';

/** Key of a path, or of a path with the resource that was requested. */
const keyOf = (path: string, thing: string): string => `${path}?${thing}`;

/**
 * What this login has learned about the server's calls: which are answered, and which are not offered. Learned anew by each login and page
 * load, since the server may have added calls.
 */
export class OffersStore implements CallRegistry {
  readonly #absent = observable.map<string, Absence>();
  readonly #answered = observable.set<string>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  absenceOf({ path, thing }: Pick<NamedCall, 'path' | 'thing'>): Absence | null {
    return this.#absent.get(keyOf(path, '')) ?? this.#absent.get(keyOf(path, thing)) ?? null;
  }

  hasAnswered(path: string): boolean {
    return this.#answered.has(path);
  }

  noteAbsent({ path, thing }: NamedCall, absence: Absence): void {
    this.#absent.set(keyOf(path, absence === 'thing' ? thing : ''), absence);
  }

  noteAnswer(path: string): void {
    this.#answered.add(path);
  }

  clear(): void {
    this.#absent.clear();
    this.#answered.clear();
  }
}

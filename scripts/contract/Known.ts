import type { FilterQuery } from '#client/api/filterQuery.ts';

/** A call needs an entity that the server does not have, so it cannot be checked. */
export class NothingToAskError extends Error {}

/** Entities found on the server, as arguments of later calls. */
export class Known {
  readonly filters: FilterQuery;
  readonly #fallback: string | undefined;
  readonly #values = new Map<string, string>();
  readonly #left = new Map<string, string>();

  /** @param fallback replaces everything not learned, where the entity need not exist */
  constructor(filters: FilterQuery, fallback?: string) {
    this.filters = filters;
    this.#fallback = fallback;
  }

  /** Stores an id; undefined is ignored. */
  learn(name: string, value: string | undefined): void {
    if (value !== undefined) this.#values.set(name, value);
  }

  /** What the check created and did not remove, in words. */
  get left(): readonly string[] {
    return [...this.#left.values()];
  }

  /** Notes that the check leaves something behind; `what` names it until it is removed. */
  leave(what: string, words: string): void {
    this.#left.set(what, words);
  }

  /** Stores the id of an entity that the check created, and that is left behind unless it is removed. */
  made(what: string, id: string | undefined): void {
    this.learn(what, id);
    this.leave(what, id === undefined ? what : `${what}, id ${id}`);
  }

  /** Notes that the entity was removed. */
  removed(what: string): void {
    this.#left.delete(what);
  }

  /** @throws NothingToAskError when nothing was learned under the name */
  get(name: string): string {
    const value = this.#values.get(name) ?? this.#fallback;
    if (value === undefined) throw new NothingToAskError(`there is no ${name}`);
    return value;
  }
}

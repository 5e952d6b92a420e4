import type { Page } from '@playwright/test';

export const KINDS = ['code500', 'badjson', 'http502', 'noenvelope', 'timeout'] as const;
type Played = (typeof KINDS)[number] | 'expired' | 'http401' | `delay=${number}`;

/** As long as a test waits for a call that is never answered; ten minutes for everybody else. */
const HURRIED_MS = 250;

/** Plays faults on one call and counts how often it is made; all others go through. */
export class SaveFaults {
  readonly #page: Page;
  #path = '';
  #fault: Played | null = null;
  #made = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async start(): Promise<void> {
    await this.#page.addInitScript((milliseconds) => {
      const { open, send } = XMLHttpRequest.prototype;
      const paths = new WeakMap<XMLHttpRequest, string>();
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
        paths.set(this, String(given[1]));
        Reflect.apply(open, this, given);
      };
      XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
        const hurried = document.documentElement.dataset['hurried'];
        if (hurried !== undefined && paths.get(this)?.includes(hurried) === true) this.timeout = milliseconds;
        send.call(this, body);
      };
    }, HURRIED_MS);
    await this.#page.route(
      (url) => url.pathname === this.#path,
      async (route) => {
        this.#made += 1;
        const fault = this.#fault;
        if (fault === null) await route.fallback();
        else await route.continue({ headers: { ...route.request().headers(), 'x-mock-fault': fault } });
      },
    );
  }

  /** From now on this is what becomes of the call. */
  async set(call: string, fault: Played | null): Promise<void> {
    this.#path = `/api/${call}`;
    this.#fault = fault;
    this.#made = 0;
    await this.#page.evaluate(
      (path) => {
        if (path === null) delete document.documentElement.dataset['hurried'];
        else document.documentElement.dataset['hurried'] = path;
      },
      fault === 'timeout' ? this.#path : null,
    );
  }

  /** How often it was made since then. */
  get made(): number {
    return this.#made;
  }
}

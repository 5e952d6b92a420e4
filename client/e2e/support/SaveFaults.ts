import type { Page } from '@playwright/test';
import type { SetFault } from '../fixtures.ts';

export const KINDS = ['code500', 'badjson', 'http502', 'noenvelope', 'timeout'] as const;
type Played = (typeof KINDS)[number] | 'expired' | 'http401' | `delay=${number}`;

/** Client timeout in tests of a call that is never answered; in production it is ten minutes. */
const HURRIED_MS = 100;

/** Injects faults into one call and counts its requests; all other calls pass. */
export class SaveFaults {
  readonly #page: Page;
  readonly #setFault: SetFault;
  #path = '';
  #made = 0;

  constructor(page: Page, setFault: SetFault) {
    this.#page = page;
    this.#setFault = setFault;
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
    this.#page.on('request', (request) => {
      if (new URL(request.url()).pathname === this.#path) this.#made += 1;
    });
  }

  /** Sets the result of the call from now on. */
  async set(call: string, fault: Played | null): Promise<void> {
    this.#path = `/api/${call}`;
    this.#made = 0;
    await this.#setFault(fault === null ? null : `${fault}@${this.#path}`);
    await this.#page.evaluate(
      (path) => {
        if (path === null) delete document.documentElement.dataset['hurried'];
        else document.documentElement.dataset['hurried'] = path;
      },
      fault === 'timeout' ? this.#path : null,
    );
  }

  /** Number of requests since then. */
  get made(): number {
    return this.#made;
  }
}

import { afterAll, beforeAll } from 'vitest';

/** Gives every element a height and `scrollTo`. jsdom has no layout, so a table would render no rows. */
export function giveHeight(height: number): void {
  const original = {
    clientHeight: Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight'),
    scrollTo: Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTo'),
  };
  beforeAll(() => {
    Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: height });
    Object.defineProperty(Element.prototype, 'scrollTo', {
      configurable: true,
      value(this: Element, { top = 0 }: ScrollToOptions) {
        this.scrollTop = top;
        // Asynchronous, as in browsers: `scrollTo` returns before the event is dispatched.
        queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
      },
    });
  });
  afterAll(() => {
    for (const [name, descriptor] of Object.entries(original)) {
      if (descriptor === undefined) Reflect.deleteProperty(Element.prototype, name);
      else Object.defineProperty(Element.prototype, name, descriptor);
    }
  });
}

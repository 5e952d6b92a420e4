import { afterAll, beforeAll } from 'vitest';

/** Test pages have no layout, so a table would think that no row is in sight: gives every element a height, and lets it scroll. */
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
        // Later, as in browsers: nobody hears of a scroll while it is being asked for.
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

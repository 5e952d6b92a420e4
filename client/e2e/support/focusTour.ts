import type { Page } from '@playwright/test';

declare global {
  /** In the page under test: the appearance of each control and its surroundings before it has the focus. */
  var looks: { readonly of: (element: Element) => string; readonly before: Map<Element, string> };
}

/** Enough to pass the bars and the filters and go far into the content; a table repeats itself. */
const STEPS = 45;

async function noteLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styleOf = (element: Element, pseudo?: string): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, opacity, textDecorationLine } =
        getComputedStyle(element, pseudo);
      const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return [outline, boxShadow, borderColor, opacity, textDecorationLine].join();
    };
    // The focus indicator may be on the control, on its container, or on an adjacent element (a checkbox).
    const of = (element: Element): string =>
      [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
        .filter((one) => one instanceof Element)
        .flatMap((one) => [styleOf(one), styleOf(one, '::before'), styleOf(one, '::after')])
        .join('|');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const controls = document.querySelectorAll(
      'a, button, input, select, textarea, summary, [tabindex], [contenteditable]',
    );
    globalThis.looks = { of, before: new Map([...controls].map((element) => [element, of(element)])) };
  });
}

/** Walks through a page with Tab. @returns controls whose focus was invisible or covered */
export async function focusTour(page: Page): Promise<readonly string[]> {
  await noteLooks(page);
  const wrong = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(async () => {
      const element = document.activeElement;
      if (element === null || element === document.body) return 'end';
      // The chart library draws the focus indicator of its points itself.
      if (element.closest('[data-highcharts-chart]') !== null) return null;
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
      const before = globalThis.looks.before.get(element);
      if (before !== undefined && before === globalThis.looks.of(element)) return `${name}: looks as without the focus`;
      const shown = element.closest('label') ?? element;
      const isSeen = (): boolean => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y]));
        return places.some(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        });
      };
      // The page may still be scrolled to it, or grow above it: what counts is where it rests.
      for (let wait = 0; wait < 8 && !isSeen(); wait += 1) await new Promise((resolve) => setTimeout(resolve, 250));
      return isSeen() ? null : `${name}: lies under something else`;
    });
    if (said === 'end') break;
    if (said !== null) wrong.add(said);
  }
  return [...wrong];
}

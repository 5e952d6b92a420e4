import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => AxeColor;
}

declare global {
  /** In the page under test, after the injection. */
  var axe: typeof axeCore & { readonly commons: { readonly color: { readonly Color: { prototype: AxeColor } } } };
}

/**
 * The rules to run. `colours`: those that read colours, which axe tags `cat.color` (contrast, and links that differ from the surrounding
 * text by colour only; not the stricter contrast of level AAA).
 */
export type AxeRules = 'all' | 'colours';
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Injects axe into the page. It parses the same few colours tens of thousands of times, with a library for every CSS notation, which is
 * half the cost of a check: the parse results are cached.
 */
async function install(page: Page): Promise<void> {
  await page.evaluate(axeCore.source);
  await page.evaluate(() => {
    const { prototype } = globalThis.axe.commons.color.Color;
    const read = prototype.parseString;
    const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
    prototype.parseString = function parseOnce(this: AxeColor, text: string) {
      const color = known.get(text);
      if (color === undefined) {
        read.call(this, text);
        known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
      } else {
        Object.assign(this, color);
      }
      return this;
    };
  });
}

/** Violations that axe finds in the page: rule and location, one per line. */
export async function axeViolations(page: Page, rules: AxeRules): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await install(page);
  // Returns violations only: on a large page, transferring the passes would take longer than the check.
  return page.evaluate(
    async (only) => {
      const { violations } = await globalThis.axe.run({
        resultTypes: ['violations'],
        ...(only === null ? {} : { runOnly: only }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    rules === 'all' ? null : COLOUR_RULES,
  );
}

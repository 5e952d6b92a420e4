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
  /** In the page under test, once it has been put there. */
  var axe: typeof axeCore & { readonly commons: { readonly color: { readonly Color: { prototype: AxeColor } } } };
}

/**
 * Which rules are looked at. `colours`: those that read colours, which axe tags `cat.color` (contrast, and links that only a
 * colour tells from the text around them; the stricter contrast of level AAA is not asked for).
 */
export type AxeRules = 'all' | 'colours';
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Puts axe into the page. It reads the same few colours tens of thousands of times, with a library for every notation of CSS,
 * which is half of what a check costs: each is read once.
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

/** What axe finds wrong in the page as it stands: the rule and where, a line each. */
export async function axeViolations(page: Page, rules: AxeRules): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await install(page);
  // Only what is wrong leaves the page: of a large one, everything that is right would take longer to hand over than to check.
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

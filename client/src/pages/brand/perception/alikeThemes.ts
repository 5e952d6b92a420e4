import type { PerceptionCell } from '#client/api/brandCentreSchemas.ts';
import { addToGroup } from '#client/lib/groupByKey.ts';

/** Values are shown with two digits: what shows the same is the same. */
const SHOWN = 100;

/**
 * Ids of themes under which every brand that is spoken of gets the same figure. Mostly words that praise by themselves, such as
 * “reliable”: such a theme says nothing about any brand, so it is no finding. One brand alone is compared with nobody.
 */
export function alikeThemes(cells: readonly PerceptionCell[]): ReadonlySet<string> {
  const values = new Map<string, number[]>();
  for (const { theme_id: theme, net_sentiment: net } of cells) {
    if (net !== null) addToGroup(values, theme, Math.round(net.value * SHOWN));
  }
  const alike = [...values].filter(([, shown]) => shown.length > 1 && shown.every((value) => value === shown[0]));
  return new Set(alike.map(([theme]) => theme));
}

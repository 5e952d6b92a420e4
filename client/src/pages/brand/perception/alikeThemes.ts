import type { PerceptionCell } from '#client/api/brandCentreSchemas.ts';
import { addToGroup } from '#client/lib/groupByKey.ts';

/** Figures are shown with two digits: equal when rounded counts as equal. */
const SHOWN = 100;

/**
 * Ids of themes under which all mentioned brands have the same figure. Usually their words are praise in themselves, such as “reliable”, so
 * the figure characterizes no brand. A single brand has nothing to compare with.
 */
export function alikeThemes(cells: readonly PerceptionCell[]): ReadonlySet<string> {
  const values = new Map<string, number[]>();
  for (const { theme_id: theme, net_sentiment: net } of cells) {
    if (net !== null) addToGroup(values, theme, Math.round(net.value * SHOWN));
  }
  const alike = [...values].filter(([, shown]) => shown.length > 1 && shown.every((value) => value === shown[0]));
  return new Set(alike.map(([theme]) => theme));
}

import type { BrandDefinition } from '../ProjectDefinition.ts';
import { foldName, normaliseKeepingCase } from '../text/charTables.ts';

/**
 * The names that differ between two lists of brands, as up to two brands (with and without `match_case`) that have them all. A text without
 * any of these names has the same mentions under both lists. Null if that does not hold: brands of one list claim the same name, so that
 * their order decides.
 */
export function changedNames(
  before: readonly BrandDefinition[],
  after: readonly BrandDefinition[],
): readonly BrandDefinition[] | null {
  const [old, now] = [namesOf(before), namesOf(after)];
  if (old === null || now === null) return null;
  const changed = [
    ...[...old].filter(([key]) => !now.has(key)).map(([, name]) => name),
    ...[...now].filter(([key]) => !old.has(key)).map(([, name]) => name),
  ];
  return [true, false].flatMap((matchCase) => {
    const names = changed.filter((name) => name.matchCase === matchCase).map(({ written }) => written);
    const [name, ...aliases] = names;
    if (name === undefined) return [];
    return [{ id: '', name, own: false, aliases, match_case: matchCase, domains: [] }];
  });
}

interface Name {
  readonly written: string;
  readonly matchCase: boolean;
}

/** Names by everything that decides what they match and for which brand; null when two brands claim one. */
function namesOf(brands: readonly BrandDefinition[]): ReadonlyMap<string, Name> | null {
  const names = new Map<string, Name>();
  const owners = new Map<string, string>();
  for (const { id, name, aliases, match_case: matchCase } of brands) {
    for (const written of [name, ...aliases].map((each) => each.trim())) {
      const folded = foldName(written);
      if ((owners.get(folded) ?? id) !== id) return null;
      owners.set(folded, id);
      const exact = matchCase ? normaliseKeepingCase(written) : null;
      names.set(JSON.stringify([folded, exact, id]), { written, matchCase });
    }
  }
  return names;
}

import type { Overview } from '#client/api/overviewSchemas.ts';

interface OverviewNames {
  readonly brand: (id: string | null) => string;
  readonly platform: (id: string | null) => string;
  readonly topic: (id: string | null) => string;
}

/** Names for the ids of a report; an unknown id is its own name, none is an empty text. */
export function namesOf({
  brands,
  platforms,
  topics,
}: Pick<Overview, 'brands' | 'platforms' | 'topics'>): OverviewNames {
  const finder =
    (list: readonly { readonly id: string; readonly name: string }[]) =>
    (id: string | null): string =>
      id === null ? '' : (list.find((item) => item.id === id)?.name ?? id);
  return { brand: finder(brands), platform: finder(platforms), topic: finder(topics) };
}

import type { SearchDefinition } from './defineSearch.ts';

/** Longer than any value of ours; an address may hold anything. */
const LONGEST_SHOWN = 80;

/** A part of an address as it stands there. */
export const partOf = (name: string, value: string): string => `${name}=${value.slice(0, LONGEST_SHOWN)}`;

/** What an address says of a page's choices that is none of them: the page shows its default instead. */
export function unreadParams(
  definition: Pick<SearchDefinition<object>, 'params'>,
  params: URLSearchParams,
): readonly string[] {
  return definition.params.flatMap(({ name, options }) => {
    if (options === undefined) return [];
    const isRead = (value: string): boolean => value.split(',').every((one) => one === '' || options.includes(one));
    return params
      .getAll(name)
      .filter((value) => !isRead(value))
      .map((value) => partOf(name, value));
  });
}

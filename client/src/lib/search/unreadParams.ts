import type { SearchDefinition } from './defineSearch.ts';

/** Longer than any valid value; a link may contain anything. */
const LONGEST_SHOWN = 80;

/** A parameter of an address, verbatim but truncated. */
export const partOf = (name: string, value: string): string => `${name}=${value.slice(0, LONGEST_SHOWN)}`;

/** Parameters of an address with a value that is no option of the page; the page shows its default. */
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

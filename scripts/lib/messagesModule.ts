export const PREFIX = 'virtual:messages/';

/** Areas that are nearly always needed together share a file: a dozen small requests cost more than their content. */
const TOGETHER: readonly (readonly string[])[] = [
  ['shell', 'ui', 'filters', 'figures', 'charts', 'answers', 'table', 'prompts'],
  ['create', 'password', 'precision'],
  ['answerIndex', 'reportCharts'],
];

/** The areas that share a file with an area, including itself. */
export function groupOf(area: string): readonly string[] | undefined {
  return TOGETHER.find((areas) => areas.includes(area));
}

/** Id of the virtual module with the texts of an area. */
export function messagesId(locale: string, area: string): string {
  return `${PREFIX}${locale}/${(groupOf(area) ?? [area]).join('+')}`;
}

/** The same module's name in the build manifest. */
export function messagesModule(locale: string, area: string): string {
  return `../${messagesId(locale, area)}`;
}

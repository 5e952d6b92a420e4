export const PREFIX = 'virtual:messages/';

/** Areas that are hardly ever needed without one another travel in one file: a dozen small ones cost more than what is in them. */
const TOGETHER: readonly (readonly string[])[] = [
  ['shell', 'ui', 'filters', 'figures', 'charts', 'answers', 'table', 'prompts'],
  ['create', 'password', 'precision'],
  ['answerIndex', 'reportCharts'],
];

/** The areas that an area shares its file with, itself among them. */
export function groupOf(area: string): readonly string[] | undefined {
  return TOGETHER.find((areas) => areas.includes(area));
}

/** The virtual module in which the texts of an area are. */
export function messagesId(locale: string, area: string): string {
  return `${PREFIX}${locale}/${(groupOf(area) ?? [area]).join('+')}`;
}

/** The same, as the manifest of a finished build names it. */
export function messagesModule(locale: string, area: string): string {
  return `../${messagesId(locale, area)}`;
}

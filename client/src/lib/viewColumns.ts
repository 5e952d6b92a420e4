import { paths } from './paths.ts';

/** Query parameter with the shown columns of a table; once per table. */
const COLUMNS_PARAM = 'columns';

/** Whether a column is shown, by its id; a missing column has its default. */
type ShownColumns = Readonly<Record<string, boolean>>;

/** The tables of each page whose columns a view stores. */
const tablesByPage: Readonly<Record<string, readonly string[]>> = {
  [paths.answerIndex.pattern]: ['answerIndex.prompts', 'answerIndex.topics', 'answerIndex.sources'],
  [paths.topicIndex.pattern]: ['topic.sources'],
  [paths.subdomainDetails.pattern]: ['domain.pages'],
  [paths.prompt.pattern]: ['prompt'],
  [paths.keywordsIndex.pattern]: ['keywords'],
  [paths.keywordsExpand.pattern]: ['keywords.expand'],
  [paths.userInsightsIndex.pattern]: ['insights.prompts', 'insights.themes', 'insights.unmet'],
  [paths.userInsightsDetail.pattern]: ['insights.detail'],
  [paths.existingContent.pattern]: ['inventory'],
  [paths.contCreation.pattern]: ['briefs'],
};

/** `table:shown,-hidden` */
function columnsText(tableId: string, shown: ShownColumns): string {
  const ids = Object.entries(shown).map(([id, isShown]) => `${isShown ? '' : '-'}${encodeURIComponent(id)}`);
  return `${tableId}:${ids.toSorted().join(',')}`;
}

const isOf = (text: string, tableId: string): boolean => text.startsWith(`${tableId}:`);

/** The columns of a table in an address, as written; null if it has none. */
export function addressedColumns(search: string, tableId: string): string | null {
  return new URLSearchParams(search).getAll(COLUMNS_PARAM).find((text) => isOf(text, tableId)) ?? null;
}

/** Parses such a text. Never throws: invalid parts are ignored. */
export function parseColumns(text: string): ShownColumns {
  const ids = text.slice(text.indexOf(':') + 1).split(',');
  return Object.fromEntries(
    ids.flatMap((written) => {
      const id = decoded(written.replace(/^-/u, ''));
      return id === '' ? [] : [[id, !written.startsWith('-')] as const];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A query string without the columns of a table. */
export function withoutColumns(search: string, tableId: string): string {
  const params = new URLSearchParams(search);
  const kept = params.getAll(COLUMNS_PARAM).filter((text) => !isOf(text, tableId));
  params.delete(COLUMNS_PARAM);
  for (const text of kept) params.append(COLUMNS_PARAM, text);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Adds the columns that the reader chose for the page's tables to a query string, unless it already names them.
 * @param chosen the columns that the reader shows and hides, by table
 */
export function withChosenColumns(pathname: string, search: string, chosen: (tableId: string) => ShownColumns): string {
  const params = new URLSearchParams(search);
  for (const tableId of tablesByPage[pathname] ?? []) {
    const shown = chosen(tableId);
    if (Object.keys(shown).length > 0 && addressedColumns(search, tableId) === null) {
      params.append(COLUMNS_PARAM, columnsText(tableId, shown));
    }
  }
  return params.toString();
}

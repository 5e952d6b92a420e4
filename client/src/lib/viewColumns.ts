import { paths } from './paths.ts';

/** The parameter of an address that says which columns a table shows; once for each table. */
const COLUMNS_PARAM = 'columns';

/** Whether a column is shown, by its id; one that is not named is as it is by default. */
type ShownColumns = Readonly<Record<string, boolean>>;

/** The tables of a page whose columns a view keeps. */
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

/** What an address says of the columns of a table, as it is written; null where it says nothing. */
export function addressedColumns(search: string, tableId: string): string | null {
  return new URLSearchParams(search).getAll(COLUMNS_PARAM).find((text) => isOf(text, tableId)) ?? null;
}

/** The columns that such a text shows and hides. Total: what makes no sense is left out. */
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

/** An address's search that says nothing of the columns of a table. */
export function withoutColumns(search: string, tableId: string): string {
  const params = new URLSearchParams(search);
  const kept = params.getAll(COLUMNS_PARAM).filter((text) => !isOf(text, tableId));
  params.delete(COLUMNS_PARAM);
  for (const text of kept) params.append(COLUMNS_PARAM, text);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * An address's search with the columns that the reader chose for the tables of its page, where it does not name them itself.
 * @param chosen what the reader shows and hides of a table
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

import { readFileSync } from 'node:fs';

/** The page that is compared. */
export const SQL_PAGE = readFileSync('docs/sql.md', 'utf8');

type SqlEngine = 'duckdb' | 'clickhouse';

/** The queries of the page that define something, block by block, with the folder of the files in place. */
export function queriesOf(engine: SqlEngine, directory: string): string[] {
  const blocks = [...SQL_PAGE.matchAll(/```sql (\w+)\n(.*?)```/gsu)].filter(([, name]) => name === engine);
  return blocks.map(([, , text = '']) => text.replaceAll("'tables/", `'${directory}/`));
}

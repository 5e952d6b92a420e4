import { readFileSync } from 'node:fs';

/** The page that is compared. */
export const SQL_PAGE = readFileSync('docs/sql.md', 'utf8');

type SqlEngine = 'duckdb' | 'clickhouse';

/** The statements of the examples for DuckDB, in the order of the page. */
export function examples(): string[] {
  return [...SQL_PAGE.matchAll(/```sql example\n(.*?)```/gsu)].flatMap(([, text = '']) =>
    text.split(/;\s*\n/u).filter((statement) => statement.trim() !== ''),
  );
}

/** The queries of the page that define something, block by block, with the folder of the files in place. */
export function queriesOf(engine: SqlEngine, directory: string): string[] {
  const blocks = [...SQL_PAGE.matchAll(/```sql (\w+)\n(.*?)```/gsu)].filter(([, name]) => name === engine);
  return blocks.map(([, , text = '']) => text.replaceAll("'tables/", `'${directory}/`));
}

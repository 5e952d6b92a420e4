import { readFileSync } from 'node:fs';

/** The documentation page whose queries are tested. */
export const SQL_PAGE = readFileSync('docs/sql.md', 'utf8');

type SqlEngine = 'duckdb' | 'clickhouse';

/** The example statements for DuckDB, in page order. */
export function examples(): string[] {
  return [...SQL_PAGE.matchAll(/```sql example\n(.*?)```/gsu)].flatMap(([, text = '']) =>
    text.split(/;\s*\n/u).filter((statement) => statement.trim() !== ''),
  );
}

/** The defining statements of an engine, per code block, with the folder of the files inserted. */
export function queriesOf(engine: SqlEngine, directory: string): string[] {
  const blocks = [...SQL_PAGE.matchAll(/```sql (\w+)\n(.*?)```/gsu)].filter(([, name]) => name === engine);
  return blocks.map(([, , text = '']) => text.replaceAll("'tables/", `'${directory}/`));
}

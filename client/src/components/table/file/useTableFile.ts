import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallOptions } from '#client/api/http.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import type { DataColumn } from '../DataColumn.ts';
import { csvFile } from './csvFile.ts';
import { fileName, withFacts } from './fileFacts.ts';
import type { FileFacts } from './fileFacts.ts';
import type { FileScope } from './FileScope.ts';
import { tableCsv } from './tableCsv.ts';
import { useFileFacts } from './useFileFacts.ts';

/** Most rows of a file. */
export const MOST_ROWS = 10_000;
const FILE_PAGE = 200;

export type FileState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed' };

interface FileOptions<Row> {
  /** Subject of the file, for its name. */
  readonly name: string;
  /** Scope of the file; defaults to the filters of the page. */
  readonly of?: FileScope;
  /** Further filters of the rows in words, such as a search in the table. */
  readonly narrowed?: readonly string[];
  readonly columns: readonly DataColumn<Row>[];
  readonly load: (
    page: number,
    size: number,
    call: CallOptions,
  ) => Promise<{ readonly list: readonly Row[]; readonly total: number }>;
}

/** Saves every row of a table as a file, loading page by page; later changes of the table do not affect the file. */
export function useTableFile() {
  const intl = useIntl();
  const factsOf = useFileFacts();
  const [state, setState] = useState<FileState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const collect = async <Row>(
    { name, columns, load }: FileOptions<Row>,
    facts: FileFacts,
    signal: AbortSignal,
  ): Promise<void> => {
    const rows: Row[] = [];
    let total = 1;
    for (let page = 1; rows.length < Math.min(total, MOST_ROWS); page += 1) {
      const reply = await load(page, FILE_PAGE, { signal });
      if (signal.aborted) return;
      total = reply.total;
      // Rows may be deleted meanwhile: an empty page ends the list.
      if (reply.list.length === 0) break;
      rows.push(...reply.list);
      setState({ kind: 'working', done: rows.length, total: Math.min(total, MOST_ROWS) });
    }
    const table = tableCsv(columns, rows.slice(0, MOST_ROWS));
    saveFile(`${fileName(facts, name)}.csv`, csvFile(withFacts(intl, table, facts)));
    setState({ kind: 'idle' });
  };

  return {
    state,
    start: <Row>(options: FileOptions<Row>): void => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'working', done: 0, total: 0 });
      // Read at the start: the page's filters may change before the last row is loaded.
      const facts = factsOf(options.of, options.narrowed);
      collect(options, facts, controller.signal).catch(() => {
        if (!controller.signal.aborted) setState({ kind: 'failed' });
      });
    },
    cancel: (): void => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}

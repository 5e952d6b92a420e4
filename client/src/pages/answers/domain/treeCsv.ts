import type { IntlShape } from 'react-intl';
import type { SourceNode } from '#client/api/detailSchemas.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import type { TreeColumn } from './treeColumns.tsx';
import { treeListing } from './treeRows.ts';
import type { TreeChoice } from './treeRows.ts';

/** Exports every node that matches search and status, expanded or not, with its level. */
export function treeCsv(
  intl: IntlShape,
  columns: readonly TreeColumn[],
  nodes: readonly SourceNode[],
  choice: TreeChoice,
): CsvTable {
  const listing = treeListing(nodes, choice);
  const table = tableCsv(
    columns,
    listing.map(({ node }) => node),
  );
  const names = (['level', 'kind', 'title'] as const).map((name) =>
    intl.formatMessage({ id: `domainDetails.csv.${name}` }),
  );
  return {
    head: [...table.head, ...names],
    rows: listing.map(({ node, level }, index) => [
      ...(table.rows[index] ?? []),
      level,
      intl.formatMessage({ id: `domainDetails.kind.${node.kind}` }),
      node.title,
    ]),
  };
}

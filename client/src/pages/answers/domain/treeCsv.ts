import type { IntlShape } from 'react-intl';
import type { SourceNode } from '#client/api/detailSchemas.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import type { TreeColumn } from './treeColumns.tsx';
import { treeListing } from './treeRows.ts';
import type { TreeChoice } from './treeRows.ts';

/** Exports every node that matches search and status, expanded or not, with its level and both ends of its interval. */
export function treeCsv(
  intl: IntlShape,
  columns: readonly TreeColumn[],
  nodes: readonly SourceNode[],
  choice: TreeChoice,
): CsvTable {
  const written = columns.filter((column) => column.csv !== undefined);
  const names = ['level', 'kind', 'title', 'before', 'low', 'high'] as const;
  return csvTable(
    [
      ...written.map(({ header }) => header),
      ...names.map((name) => intl.formatMessage({ id: `domainDetails.csv.${name}` })),
    ],
    treeListing(nodes, choice).map(({ node, level }) => [
      ...written.map((column) => column.csv?.(node) ?? null),
      level,
      intl.formatMessage({ id: `domainDetails.kind.${node.kind}` }),
      node.title,
      node.previous_citations,
      node.answer_rate?.low ?? null,
      node.answer_rate?.high ?? null,
    ]),
  );
}

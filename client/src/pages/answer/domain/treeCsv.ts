import type { IntlShape } from 'react-intl';
import type { SourceNode } from '../../../api/detailSchemas.ts';
import type { CsvContent } from '../../../components/table/CsvButton.tsx';
import { columnsCsv } from '../../../components/table/columnsCsv.ts';
import type { TreeColumn } from './treeColumns.tsx';
import { treeListing } from './treeRows.ts';
import type { TreeChoice } from './treeRows.ts';

/** The tree as a file: every place the search and the status leave, open or not, with its level and both ends of its interval. */
export function treeCsv(
  intl: IntlShape,
  columns: readonly TreeColumn[],
  nodes: readonly SourceNode[],
  choice: TreeChoice,
): CsvContent {
  const listing = treeListing(nodes, choice);
  const figures = columnsCsv(
    columns,
    listing.map(({ node }) => node),
  );
  const names = ['level', 'kind', 'place', 'title', 'before', 'low', 'high'] as const;
  return {
    head: [...names.map((name) => intl.formatMessage({ id: `domainDetails.csv.${name}` })), ...figures.head],
    rows: listing.map(({ node, level }, index) => [
      level,
      intl.formatMessage({ id: `domainDetails.kind.${node.kind}` }),
      node.url ?? node.id,
      node.title,
      node.previous_citations,
      node.answer_rate?.low ?? null,
      node.answer_rate?.high ?? null,
      ...(figures.rows[index] ?? []),
    ]),
  };
}

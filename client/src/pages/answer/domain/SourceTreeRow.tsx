import { ChevronRightIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { SourceNode } from '../../../api/detailSchemas.ts';
import { ExternalLink } from '../../../components/answers/ExternalLink.tsx';
import { leaveTabOrder } from '../../../components/table/rowControls.ts';
import styles from './SourceTree.module.scss';
import type { TreeColumn } from './treeColumns.tsx';
import type { TreeNodeRow } from './treeRows.ts';

const INDENT = 18;

interface SourceTreeRowProps {
  readonly row: TreeNodeRow;
  readonly index: number;
  readonly columns: readonly TreeColumn[];
  /** The Tab key comes to this row. */
  readonly tabStop: boolean;
  readonly onToggle: () => void;
}

/** What a place is called: a page by its title over the end of its address, anything else by its own piece of the address. */
function PlaceName({ node }: { readonly node: SourceNode }) {
  if (node.kind !== 'url') {
    return (
      <span className={styles['folder']} title={node.id}>
        {node.label}
      </span>
    );
  }
  const title = node.title ?? '';
  return (
    <span className={styles['page']}>
      <ExternalLink url={node.url ?? ''}>{title === '' ? node.label : title}</ExternalLink>
      {title !== '' && <span className={styles['path']}>{node.label}</span>}
    </span>
  );
}

/** One place of the tree with its figures. */
export function SourceTreeRow({ row, index, columns, tabStop, onToggle }: SourceTreeRowProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { node, level, place, siblings, expanded } = row;
  useLayoutEffect(() => {
    leaveTabOrder(box.current);
  });
  const gone = node.status === 'lost' ? (styles['gone'] ?? '') : '';
  return (
    <div
      ref={box}
      role="row"
      className={`${styles['row'] ?? ''} ${node.kind === 'url' ? '' : (styles['branch'] ?? '')} ${gone}`}
      data-index={index}
      tabIndex={tabStop ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      {...(expanded === null ? {} : { 'aria-expanded': expanded })}
    >
      <div role="rowheader" className={styles['name']} style={{ paddingLeft: 4 + (level - 1) * INDENT }}>
        {expanded === null ? (
          <span className={styles['leaf']} />
        ) : (
          <button
            type="button"
            className={`${styles['toggle'] ?? ''} ${expanded ? (styles['open'] ?? '') : ''}`}
            data-toggle=""
            aria-label={intl.formatMessage(
              { id: expanded ? 'domainDetails.tree.close' : 'domainDetails.tree.open' },
              { name: node.label },
            )}
            onClick={onToggle}
          >
            <ChevronRightIcon size={14} />
          </button>
        )}
        <PlaceName node={node} />
      </div>
      {columns.map((column) => (
        <div key={column.id} role="gridcell" className={column.align === 'right' ? styles['right'] : ''}>
          {column.cell(node)}
        </div>
      ))}
    </div>
  );
}

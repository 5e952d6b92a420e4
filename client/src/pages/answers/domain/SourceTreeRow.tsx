import { ChevronRightIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { leaveTabOrder } from '#client/components/table/rowControls.ts';
import type { TreeColumn } from './treeColumns.tsx';
import { rowStyle } from './treeRowPlace.ts';
import type { TreeRowPlace } from './treeRowPlace.ts';
import type { TreeNodeRow } from './treeRows.ts';
import styles from './SourceTree.module.scss';

interface SourceTreeRowProps {
  readonly row: TreeNodeRow;
  readonly index: number;
  readonly place: TreeRowPlace;
  readonly columns: readonly TreeColumn[];
  /** The row is in the tab order. */
  readonly tabStop: boolean;
  readonly onToggle: () => void;
}

/** One node of the tree with its figures. */
export function SourceTreeRow({ row, index, place, columns, tabStop, onToggle }: SourceTreeRowProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { node, level, siblings, expanded } = row;
  useLayoutEffect(() => {
    leaveTabOrder(box.current);
  });
  const [name, ...others] = columns;
  return (
    <div
      ref={box}
      role="row"
      className={styles['row']}
      style={rowStyle(place)}
      data-index={index}
      tabIndex={tabStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={siblings}
      {...(expanded === null ? {} : { 'aria-expanded': expanded })}
    >
      <div
        role="rowheader"
        className={styles['name']}
        style={{ paddingLeft: `calc(4px + ${level - 1} * var(--app-tree-indent))` }}
      >
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
        {name?.cell(node)}
      </div>
      {others.map((column) => (
        <div key={column.id} role="gridcell" className={column.align === 'right' ? styles['right'] : ''}>
          {column.cell(node)}
        </div>
      ))}
    </div>
  );
}

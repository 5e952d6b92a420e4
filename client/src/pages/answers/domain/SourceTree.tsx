import { useEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { SourceNode } from '#client/api/detailSchemas.ts';
import type { TableSort } from '#client/components/table/DataColumn.ts';
import { leaveTabOrder } from '#client/components/table/rowControls.ts';
import { useTextScale } from '#client/hooks/textScale.ts';
import type { TreeSort } from './domainSearch.ts';
import { SourceTreeHead } from './SourceTreeHead.tsx';
import { SourceTreeRow } from './SourceTreeRow.tsx';
import type { TreeColumn } from './treeColumns.tsx';
import { moveInTreeRow, treeStep } from './treeKeys.ts';
import { rowStyle } from './treeRowPlace.ts';
import type { TreeRowPlace } from './treeRowPlace.ts';
import type { TreeMoreRow, TreeRow } from './treeRows.ts';
import { useTreeRows } from './useTreeRows.ts';
import styles from './SourceTree.module.scss';

interface SourceTreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly columns: readonly TreeColumn[];
  readonly sort: TableSort<TreeSort>;
  readonly onSort: (sort: TableSort<TreeSort>) => void;
  readonly onToggle: (id: string) => void;
  /** Opens the answers that cite a node. */
  readonly onOpen: (node: SourceNode) => void;
  /** Lists all children of a node. */
  readonly onMore: (id: string) => void;
}

interface MoreRowProps {
  readonly row: TreeMoreRow;
  readonly index: number;
  readonly place: TreeRowPlace;
  readonly tabStop: boolean;
  readonly onMore: () => void;
}

function MoreRow({ row, index, place, tabStop, onMore }: MoreRowProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    leaveTabOrder(box.current);
  });
  return (
    <div
      ref={box}
      role="row"
      className={`${styles['row'] ?? ''} ${styles['more'] ?? ''}`}
      style={rowStyle(place)}
      data-index={index}
      tabIndex={tabStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
    >
      <div role="rowheader" style={{ paddingLeft: `calc(26px + ${row.level - 1} * var(--app-tree-indent))` }}>
        <button type="button" className={styles['count']} onClick={onMore}>
          {intl.formatMessage({ id: 'domainDetails.tree.more' }, { count: row.hidden })}
        </button>
      </div>
    </div>
  );
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;

/**
 * The domain's nodes as a tree with figures. One tab stop; arrow keys move, expand and collapse (WAI-ARIA treegrid), the right arrow
 * continues to the figures of a row.
 */
export function SourceTree({ label, rows, columns, sort, onSort, onToggle, onOpen, onMore }: SourceTreeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { items, height, active, noteFocus, focusRow } = useTreeRows(frame, rows);

  const handleKey = (event: KeyboardEvent): void => {
    const row = rowOf(event.target);
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = Number(row.dataset['index']);
    const place = rows[index];
    const inside = event.target !== row;
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const step = inside && sideways ? null : treeStep(event.key, rows, index);
    if (step?.kind === 'toggle' && place?.kind === 'node') {
      onToggle(place.node.id);
    } else if (step?.kind === 'focus') {
      focusRow(step.index);
    } else if (event.key === 'Enter' && !inside) {
      if (place?.kind === 'more') onMore(place.parentId);
      else if (place !== undefined && place.node.answers > 0) onOpen(place.node);
    } else if (!sideways || !moveInTreeRow(row, event.key)) {
      return;
    }
    event.preventDefault();
  };

  // The first column is sticky, so on a phone it must leave room for the others.
  const textScale = useTextScale();
  const widths = columns.map(({ size }) => Math.round(size * textScale));
  const least = widths.map((width, index) => (index === 0 ? `min(${width}px, 46vw)` : `${width}px`));
  const sizes: CSSProperties & Record<'--app-tree-columns' | '--app-tree-width' | '--app-tree-height', string> = {
    '--app-tree-columns': columns
      .map(({ grow = 0 }, index) => (grow === 0 ? least[index] : `minmax(${least[index] ?? '0'}, ${grow}fr)`))
      .join(' '),
    '--app-tree-width': String(widths.reduce((sum, width) => sum + width, 0)),
    '--app-tree-height': `${height}px`,
    minWidth: `calc(${least.join(' + ')})`,
  };
  return (
    <div ref={frame} className={styles['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- keys come from the rows, which have the focus */}
      <div
        role="treegrid"
        className={styles['tree']}
        style={sizes}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        onKeyDown={handleKey}
        onFocus={({ target }) => {
          const index = rowOf(target)?.dataset['index'];
          if (index !== undefined) noteFocus(Number(index));
        }}
      >
        <SourceTreeHead columns={columns} sort={sort} onSort={onSort} />
        <div role="rowgroup" className={styles['rows']}>
          {items.map(({ index, ...place }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const shared = { index, place, tabStop: index === active };
            return row.kind === 'node' ? (
              <SourceTreeRow
                key={row.node.id}
                {...shared}
                row={row}
                columns={columns}
                onToggle={() => {
                  onToggle(row.node.id);
                }}
              />
            ) : (
              <MoreRow
                key={`+${row.parentId}`}
                {...shared}
                row={row}
                onMore={() => {
                  onMore(row.parentId);
                }}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

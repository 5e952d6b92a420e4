import { CaretDownIcon, CaretUpIcon } from '@blueprintjs/icons';
import type { TableSort } from '#client/components/table/DataColumn.ts';
import type { TreeSort } from './domainSearch.ts';
import type { TreeColumn } from './treeColumns.tsx';
import styles from './SourceTree.module.scss';

interface SourceTreeHeadProps {
  readonly columns: readonly TreeColumn[];
  readonly sort: TableSort<TreeSort>;
  readonly onSort: (sort: TableSort<TreeSort>) => void;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface HeadCellProps extends Pick<SourceTreeHeadProps, 'sort' | 'onSort'> {
  readonly name: string;
  readonly sortKey: TreeSort | undefined;
  readonly right: boolean;
}

function HeadCell({ name, sortKey, right, sort, onSort }: HeadCellProps) {
  const side = right ? (styles['right'] ?? '') : '';
  if (sortKey === undefined) {
    return (
      <div role="columnheader" className={side} title={name}>
        <span>{name}</span>
      </div>
    );
  }
  const sorted = sort.key === sortKey;
  const Arrow = sort.order === 'asc' ? CaretUpIcon : CaretDownIcon;
  return (
    <div role="columnheader" className={side} aria-sort={sorted ? ARIA_SORT[sort.order] : 'none'}>
      <button
        type="button"
        className={styles['sort']}
        title={name}
        onClick={() => {
          const first = right ? 'desc' : 'asc';
          const other = sort.order === 'asc' ? 'desc' : 'asc';
          onSort({ key: sortKey, order: sorted ? other : first });
        }}
      >
        <span>{name}</span>
        {sorted && <Arrow size={12} />}
      </button>
    </div>
  );
}

/** The column headers; nodes are sorted among their siblings. */
export function SourceTreeHead({ columns, sort, onSort }: SourceTreeHeadProps) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" className={styles['headRow']}>
        {columns.map(({ id, header, sortKey, align }) => (
          <HeadCell key={id} name={header} sortKey={sortKey} right={align === 'right'} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}

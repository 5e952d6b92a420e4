import { useEffect, useState } from 'react';
import type { RowPart, RowQueue } from './RowQueue.ts';
import type { PlacedColumn } from './useNearColumns.ts';

/** What a row shows; of a row that is not loaded, nothing. */
export interface RowContent<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  readonly row: Row | undefined;
  readonly rowId: string | null;
  readonly href: string | null;
  /** What the tick box chooses. */
  readonly tickName: string;
}

const NOTHING = { columns: [], row: undefined, rowId: null, href: null, tickName: '' };

/**
 * What a row shows of what it should show: the newest once its turn comes, until then what it had, at first nothing. A row that
 * takes this place begins with its first cell.
 */
export function useDrawnRow<Row>(queue: RowQueue, index: number, newest: RowContent<Row>): RowContent<Row> {
  const { columns, row, rowId, href, tickName } = newest;
  const [drawn, setDrawn] = useState<RowContent<Row>>(() => (queue.isAtOnce(index) ? newest : NOTHING));
  const due = drawn.row !== row || (row !== undefined && drawn.columns !== columns);
  const part: RowPart = row !== undefined && drawn.rowId !== rowId ? 'head' : 'whole';
  useEffect(() => {
    if (!due) return undefined;
    const shown = part === 'head' ? columns.slice(0, 1) : columns;
    return queue.add(index, part, () => {
      setDrawn({ columns: shown, row, rowId, href, tickName });
    });
  }, [due, part, queue, index, columns, row, rowId, href, tickName]);
  return due ? drawn : newest;
}

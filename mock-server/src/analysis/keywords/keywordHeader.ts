import { columnsOf } from './keywordColumns.ts';
import type { VolumeColumns } from './keywordColumns.ts';

/** Google's planner writes a title and the dates above the header row. */
const HEADER_WITHIN = 10;

/** One row of a table: its cells, and the line of the file where it begins, from 1. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Maps columns to fields and holds the rows below the header row. */
export interface KeywordHeader {
  readonly keyword: number;
  readonly volume: VolumeColumns;
  /** Null: the file has no such header. */
  readonly keywordName: string | null;
  readonly volumeName: string | null;
  readonly rows: readonly FileRow[];
}

const NO_VOLUME: VolumeColumns = { kind: 'one', places: [], period: 'month' };

/** Of several candidate columns, the one with most distinct texts: the source term of suggestions is the same in all lines. */
function keywordColumn(places: readonly number[], rows: readonly FileRow[]): number {
  let [best = 0] = places;
  let most = -1;
  for (const place of places) {
    const different = new Set(rows.map(({ cells }) => cells[place]?.trim() ?? '').filter((text) => text !== '')).size;
    if (different > most) {
      most = different;
      best = place;
    }
  }
  return best;
}

/** Finds the header row. A title above it may contain such a name, too, but has no volume column and fewer cells. */
export function headerOf(rows: readonly FileRow[], isList: boolean): KeywordHeader | null {
  const found = rows.slice(0, HEADER_WITHIN).flatMap((row, index) => {
    const columns = columnsOf(row.cells);
    if (columns === null) return [];
    const filled = row.cells.filter((cell) => cell.trim() !== '').length;
    return [{ row, index, columns, score: (columns.volume.places.length > 0 ? 1000 : 0) + filled }];
  });
  const [first] = found;
  if (first === undefined) {
    return isList ? { keyword: 0, volume: NO_VOLUME, keywordName: null, volumeName: null, rows } : null;
  }
  const { row, index, columns } = found.reduce((best, each) => (each.score > best.score ? each : best), first);
  const below = rows.slice(index + 1);
  const keyword = keywordColumn(columns.keywords, below);
  const names = columns.volume.places.map((place) => row.cells[place]?.trim() ?? '');
  return {
    keyword,
    volume: columns.volume,
    keywordName: row.cells[keyword]?.trim() ?? '',
    volumeName: names.length === 0 ? null : names.join(' + '),
    rows: below,
  };
}

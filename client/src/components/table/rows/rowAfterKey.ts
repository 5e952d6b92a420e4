/** The row index that a key moves to; null for other keys. */
export function rowAfterKey(key: string, row: number, page: number, rowCount: number): number | null {
  const last = rowCount - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, row + 1);
    case 'ArrowUp':
      return Math.max(0, row - 1);
    case 'PageDown':
      return Math.min(last, row + page);
    case 'PageUp':
      return Math.max(0, row - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The same function, which does its work once for each row: every step of scrolling asks it again. */
export function keptByRow<Row, Result>(make: (row: Row) => Result): (row: Row) => Result {
  const made = new Map<Row, Result>();
  return (row) => {
    const before = made.get(row);
    if (before !== undefined) return before;
    const result = make(row);
    made.set(row, result);
    return result;
  };
}

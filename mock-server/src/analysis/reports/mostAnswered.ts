/**
 * The `most` rows with the most answers, in their original order; ties go to the earlier row. All rows if there are
 * no more than `most`.
 */
export function mostAnswered<T>(rows: readonly T[], answersOf: (row: T) => number, most: number): readonly T[] {
  if (rows.length <= most) return rows;
  return rows
    .map((row, index) => ({ row, index, answers: answersOf(row) }))
    .sort((a, b) => b.answers - a.answers || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ row }) => row);
}

export const sortOrders = ['asc', 'desc'] as const;
type SortOrder = (typeof sortOrders)[number];

/** The order of a table: the column it is sorted by, and the direction. */
export interface TableSort<Key extends string> {
  readonly key: Key;
  readonly order: SortOrder;
}

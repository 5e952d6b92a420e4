export const sortOrders = ['asc', 'desc'] as const;
type SortOrder = (typeof sortOrders)[number];

/** Sort state of a table: column and direction. */
export interface TableSort<Key extends string> {
  readonly key: Key;
  readonly order: SortOrder;
}

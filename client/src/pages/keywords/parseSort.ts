import type { TableSort } from '../../components/table/DataColumn.ts';

const orders = ['asc', 'desc'] as const;

/** `key.order` as it stands in an address; null for what makes no sense. */
export function parseSort<Sort extends string>(text: string | null, keys: readonly Sort[]): TableSort<Sort> | null {
  const [name, direction] = (text ?? '').split('.');
  const key = keys.find((candidate) => candidate === name);
  const order = orders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? null : { key, order };
}

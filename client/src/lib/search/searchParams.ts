import { sortOrders } from '../rows/TableSort.ts';
import type { TableSort } from '../rows/TableSort.ts';
import type { SearchParam } from './defineSearch.ts';

const unique = (values: readonly string[]): readonly string[] => [...new Set(values.filter((value) => value !== ''))];

/** A text; empty when absent. @param longest maximum characters that the server accepts */
export function textParam(name: string, longest = Infinity): SearchParam<string> {
  return {
    name,
    fallback: '',
    read: ([text = '']) => text.slice(0, longest),
    write: (text) => [text],
  };
}

/** A text; null when absent. */
export function optionalTextParam(name: string): SearchParam<string | null> {
  return { name, fallback: null, read: ([text = '']) => (text === '' ? null : text), write: (text) => [text ?? ''] };
}

/** One of several values, or the fallback. */
export function choiceParam<Option extends string>(
  name: string,
  options: readonly Option[],
  fallback: Option,
): SearchParam<Option> {
  return {
    name,
    fallback,
    options,
    read: ([text]) => options.find((option) => option === text) ?? fallback,
    write: (option) => [option],
  };
}

/** One of several values, or null. */
export function optionalChoiceParam<Option extends string>(
  name: string,
  options: readonly Option[],
): SearchParam<Option | null> {
  return {
    name,
    fallback: null,
    options,
    read: ([text]) => options.find((option) => option === text) ?? null,
    write: (option) => [option ?? ''],
  };
}

/** True when the parameter has the value `on`. */
export function flagParam(name: string, on = '1'): SearchParam<boolean> {
  return { name, fallback: false, options: [on], read: ([text]) => text === on, write: (flag) => [flag ? on : ''] };
}

/** Ids, one parameter each; empty and repeated ones are dropped. */
export function idsParam(name: string): SearchParam<readonly string[]> {
  return { name, fallback: [], read: unique, write: (ids) => ids };
}

/** Ids in one parameter, separated by commas; empty and repeated ones are dropped. */
export function commaIdsParam(name: string): SearchParam<readonly string[]> {
  return { name, fallback: [], read: ([text = '']) => unique(text.split(',')), write: (ids) => [ids.join(',')] };
}

/** Several of the options in one parameter, separated by commas, in the order of the options. */
export function choicesParam<Option extends string>(
  name: string,
  options: readonly Option[],
): SearchParam<readonly Option[]> {
  return {
    name,
    fallback: [],
    options,
    read: ([text = '']) => {
      const wanted = text.split(',');
      return options.filter((option) => wanted.includes(option));
    },
    write: (chosen) => [chosen.join(',')],
  };
}

const sortText = (sort: TableSort<string> | null): string => (sort === null ? '' : `${sort.key}.${sort.order}`);

const sortTexts = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => sortOrders.map((order) => `${key}.${order}`));

function readSort<Key extends string>(text: string | undefined, keys: readonly Key[]): TableSort<Key> | null {
  const [name, direction] = (text ?? '').split('.');
  const key = keys.find((candidate) => candidate === name);
  const order = sortOrders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? null : { key, order };
}

/** Sort state of a table, written `key.order`. */
export function sortParam<Key extends string>(
  name: string,
  keys: readonly Key[],
  fallback: TableSort<Key>,
): SearchParam<TableSort<Key>> {
  return {
    name,
    fallback,
    options: sortTexts(keys),
    read: ([text]) => readSort(text, keys) ?? fallback,
    write: (sort) => [sortText(sort)],
  };
}

/** Sort state of a page's table, `sort` in its address, written `key.order`; null: unsorted. */
export function optionalSortParam<Key extends string>(keys: readonly Key[]): SearchParam<TableSort<Key> | null> {
  return {
    name: 'sort',
    fallback: null,
    options: sortTexts(keys),
    read: ([text]) => readSort(text, keys),
    write: (sort) => [sortText(sort)],
  };
}

import type { Values } from '../Values.ts';

/** Converts an object of a tool's or assistant's export to plain records; null: the object has another format. */
export type ExportReader = (node: Values) => readonly Values[] | null;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function withoutUndefined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

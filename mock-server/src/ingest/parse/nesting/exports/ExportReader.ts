/** Values by name, of an object of a file or of a record made of one. */
export type Values = Readonly<Record<string, unknown>>;

/** Files that tools and assistants write, each read into plain records; null: the object is none of it. */
export type ExportReader = (node: Values) => readonly Values[] | null;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function withoutUndefined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Values by key, of an object in a file or of a record. */
export type Values = Readonly<Record<string, unknown>>;

type Fields<Name extends string> = Readonly<Record<Name, string>>;
export type FieldChanges<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The fields that differ from the saved values, ignoring surrounding whitespace. */
export function changesOf<Name extends string>(
  names: readonly Name[],
  saved: Fields<Name>,
  typed: Fields<Name>,
): FieldChanges<Name> {
  const changes: Partial<Record<Name, string>> = {};
  for (const name of names) if (typed[name].trim() !== saved[name]) changes[name] = typed[name].trim();
  return changes;
}

/** Parses the stored fields of a draft; the storage may contain anything. */
export function readChanges<Name extends string>(names: readonly Name[], stored: unknown): FieldChanges<Name> {
  const changes: Partial<Record<Name, string>> = {};
  if (typeof stored !== 'object' || stored === null) return changes;
  for (const name of names) {
    const text: unknown = Reflect.get(stored, name);
    if (typeof text === 'string') changes[name] = text;
  }
  return changes;
}

/**
 * Memoizes a function by its source (a project, a table of answers, a row); the value lives as long as the source. Sources must be
 * immutable: they are replaced when they change.
 */
export function memoize<Source extends object, Made extends object | string | boolean | null>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const kept = known.get(source);
    if (kept !== undefined) return kept;
    const made = make(source);
    known.set(source, made);
    return made;
  };
}

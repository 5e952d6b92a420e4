/**
 * A function whose values are made once for each source (a project, a table of answers, a row) and kept for as long as the source
 * is. What a value depends on is never written to: the source is replaced when that changes.
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

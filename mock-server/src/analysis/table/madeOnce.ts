/**
 * A function whose values are made once for each source (a project, a table of answers) and kept for as long as the source is.
 * Sources are replaced when something in them changes, never written to.
 */
export function madeOnce<Source extends object, Made extends object>(
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

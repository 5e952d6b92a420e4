import * as v from 'valibot';

/** Reads what was kept of a form, as a schema describes it; null when nothing was, or when it cannot be read. */
export function draftReader<S extends v.GenericSchema>(schema: S): (stored: unknown) => v.InferOutput<S> | null {
  return (stored) => {
    const read = v.safeParse(schema, stored);
    return read.success ? read.output : null;
  };
}

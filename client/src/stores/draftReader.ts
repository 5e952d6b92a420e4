import * as v from 'valibot';

/** Creates a reader of stored form drafts by a schema; null when there is none, or when it is invalid. */
export function draftReader<S extends v.GenericSchema>(schema: S): (stored: unknown) => v.InferOutput<S> | null {
  return (stored) => {
    const read = v.safeParse(schema, stored);
    return read.success ? read.output : null;
  };
}

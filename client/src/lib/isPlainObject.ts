/** Whether a value from outside is an object with fields, and no list. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value from outside; none where it is no object with fields. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isPlainObject(value) ? value : {});

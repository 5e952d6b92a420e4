import * as v from 'valibot';

/**
 * An enum in a response. A value that this client does not know becomes `unknown`, so that a newer server does not turn the whole response
 * into an error; a value that is missing, or no text, is still an error.
 */
export function openPicklist<const Known extends readonly string[]>(known: Known) {
  return v.pipe(
    v.string(),
    v.examples([...known]),
    v.transform((value): Known[number] | 'unknown' => known.find((name) => name === value) ?? 'unknown'),
  );
}

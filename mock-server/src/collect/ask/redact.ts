const INSTEAD = '[key]';

/** A placeholder key for self-hosted servers: no secret, and replacing it could change words of the answer or field names of the reply. */
const PLAIN_WORD = /^[a-z]{1,11}$/iu;

/** Removes keys from a text, both raw and JSON-escaped. A provider may echo what it was sent. */
export function redact(text: string, keys: readonly string[]): string {
  return keys
    .filter((key) => key !== '' && !PLAIN_WORD.test(key))
    .flatMap((key) => [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)])
    .reduce((clean, form) => clean.replaceAll(form, INSTEAD), text);
}

const INSTEAD = '[key]';

/** What servers of one's own take for a key: no secret, but maybe a word of the answer or a name of the reply's fields. */
const PLAIN_WORD = /^[a-z]{1,11}$/iu;

/** Takes keys out of a text, as they are and as JSON writes them. A provider may repeat what it was sent. */
export function redact(text: string, keys: readonly string[]): string {
  return keys
    .filter((key) => key !== '' && !PLAIN_WORD.test(key))
    .flatMap((key) => [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)])
    .reduce((clean, form) => clean.replaceAll(form, INSTEAD), text);
}

const INSTEAD = '[key]';

/** Takes keys out of a text, as they are and as JSON writes them. A provider may repeat what it was sent. */
export function redact(text: string, keys: readonly string[]): string {
  return keys
    .filter((key) => key !== '')
    .flatMap((key) => [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)])
    .reduce((clean, form) => clean.replaceAll(form, INSTEAD), text);
}

type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** More combining marks on one base than Unicode's stream-safe text format (UAX #15) allows: no language needs them. */
const LONG_RUN = /\p{M}{31}/u;
/** In shorter texts no run is long enough to take time; nearly all names are shorter. */
const SHORT = 200;
/** The marks of a run after its first 30, in pieces. */
const BEYOND = /(?<=\p{M}{30})\p{M}{1,30}/gu;

/** Whether a text has a run of combining marks so long that sorting it could take time. */
export function hasLongRun(text: string): boolean {
  return text.length > SHORT && LONG_RUN.test(text);
}

/**
 * `String.normalize` in linear time. Sorting a run of combining marks takes time by the square of its length: a megabyte of them would
 * block for minutes. Longer runs are sorted in pieces.
 */
export function normalizeText(text: string, form: Form): string {
  if (!hasLongRun(text)) return text.normalize(form);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: marks, index } of text.matchAll(BEYOND)) {
    parts.push(text.slice(from, index).normalize(form), marks.normalize(form));
    from = index + marks.length;
  }
  parts.push(text.slice(from).normalize(form));
  return parts.join('');
}

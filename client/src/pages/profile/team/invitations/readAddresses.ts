/** What parts one address from the next beside blanks: commas and semicolons, Chinese ones too, and new lines. */
const SEPARATOR = /[,;，；、\n\r]/u;

/** Cuts at separators that stand neither in quotation marks nor in angle brackets: `"Doe, Jane" <jane@a.example>` is one. */
function entriesOf(text: string): readonly string[] {
  const entries: string[] = [];
  let entry = '';
  let quoted = false;
  let bracketed = false;
  for (const sign of text) {
    if (sign === '\n' || sign === '\r') quoted = bracketed = false;
    else if (sign === '"') quoted = !quoted;
    else if (sign === '<' && !quoted) bracketed = true;
    else if (sign === '>') bracketed = false;
    if (SEPARATOR.test(sign) && !quoted && !bracketed) {
      entries.push(entry);
      entry = '';
    } else {
      entry += sign;
    }
  }
  return [...entries, entry];
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/** What is no part of an address although it is written at one. */
const bare = (word: string): string => word.replace(/^(?:mailto:|["'(])+|["')]+$/giu, '');

/** The addresses of one entry: those in angle brackets; of the words before them, which are names, only what has an @. */
function addressesOf(entry: string): readonly string[] {
  const found: string[] = [];
  let rest = entry;
  for (let match = /<([^<>]*)>/u.exec(rest); match !== null; match = /<([^<>]*)>/u.exec(rest)) {
    const before = rest.slice(0, match.index).replaceAll(/"[^"]*"/gu, ' ');
    found.push(...wordsOf(before).filter((word) => word.includes('@')), (match[1] ?? '').trim());
    rest = rest.slice(match.index + match[0].length);
  }
  return [...found, ...wordsOf(rest)].map(bare).filter((word) => word !== '');
}

/**
 * The addresses of a pasted text, in order, as they were typed: one a line, in a row with commas, semicolons or blanks between
 * them, or as mail programs write them, `Name <name@a.example>`. What is no address comes along, to be pointed out.
 */
export function readAddresses(text: string): readonly string[] {
  return entriesOf(text).flatMap(addressesOf);
}

/** Separators of addresses besides spaces: commas and semicolons, including Chinese ones, and line breaks. */
const SEPARATOR = /[,;，；、\n\r]/u;

/** Splits at separators outside quotation marks and angle brackets: `"Doe, Jane" <jane@a.example>` is one entry. */
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

/** Strips what surrounds an address: `mailto:`, quotation marks, parentheses. */
const bare = (word: string): string => word.replace(/^(?:mailto:|["'(])+|["')]+$/giu, '');

/** The addresses of one entry: those in angle brackets; of the words before them, which are names, only those with an @. */
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
 * Parses the addresses of a pasted text, in order, as typed: one per line, separated by commas, semicolons or spaces, or as mail clients
 * write them, `Name <name@a.example>`. Invalid ones are included, so that they can be reported.
 */
export function readAddresses(text: string): readonly string[] {
  return entriesOf(text).flatMap(addressesOf);
}

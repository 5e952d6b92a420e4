import { lineOfFields } from '../fieldsLine.ts';
import { JsonFieldFinder } from '../jsonFields.ts';
import { isLogLine } from '../LogLine.ts';
import type { ParsedLine } from '../LogLine.ts';
import { lineTokens } from './lineTokens.ts';

const FIELDS = /^#\s*fields:\s*/iu;

/** The columns of CloudFront's standard logs, for files whose comments were removed. Older logs have fewer at the end. */
const CLOUDFRONT = (
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query ' +
  'cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ' +
  'ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte ' +
  'x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end'
).split(' ');
const CLOUDFRONT_ROW = /^\d{4}-\d{2}-\d{2}\t\d{2}:\d{2}:\d{2}\t[A-Z]{3}\d+(?:-[A-Z]\d+)?\t(?:[^\t]*\t){15}/u;

/** The values of a row: separated by tabs, or by blanks with quotes around values that contain blanks. */
function valuesOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((value) => value.replaceAll(/^"|"$/gu, ''));
  return line.includes('"') ? lineTokens(line).map(({ text }) => text) : line.split(/ +/u);
}

/**
 * Parses W3C extended log files: a `#Fields:` line names the columns of the lines below, until the next one. IIS separates values by blanks
 * and writes `+` for blanks; CloudFront uses tabs and percent-encoding. Times are UTC.
 */
export class W3cParser {
  readonly #finder = new JsonFieldFinder();
  #names: readonly string[] | null = null;
  #hasAgents = false;

  parse(line: string): ParsedLine {
    if (line.startsWith('#')) {
      if (FIELDS.test(line)) {
        this.#setNames(
          line
            .replace(FIELDS, '')
            .trim()
            .split(/[\t ]+/u),
        );
      }
      return 'comment';
    }
    const values = valuesOf(line);
    if (this.#names === null && CLOUDFRONT_ROW.test(line)) this.#setNames(CLOUDFRONT.slice(0, values.length));
    if (this.#names === null) return 'unreadable';
    // A row with a missing or extra value would shift values to other columns.
    if (values.length !== this.#names.length) return 'unreadable';
    const row = Object.fromEntries(this.#names.map((name, index) => [name, values[index] ?? '']));
    const parsed = lineOfFields(this.#finder.fieldsOf(row));
    if (!isLogLine(parsed) || parsed.userAgent !== '' || !this.#hasAgents) return parsed;
    return { ...parsed, userAgent: '-' };
  }

  #setNames(names: readonly string[]): void {
    this.#names = names;
    this.#hasAgents = names.some((name) => /user-agent/iu.test(name));
  }
}

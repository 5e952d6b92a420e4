import { lineOfFields } from '../fieldsLine.ts';
import { JsonFieldFinder } from '../jsonFields.ts';
import { isLogLine } from '../LogLine.ts';
import type { ParsedLine } from '../LogLine.ts';
import { lineTokens } from './lineTokens.ts';

const FIELDS = /^#\s*fields:\s*/iu;

/** Values of a row: between tabs, or between blanks with quotes around those that hold blanks. */
function valuesOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((value) => value.replaceAll(/^"|"$/gu, ''));
  return line.includes('"') ? lineTokens(line).map(({ text }) => text) : line.split(/ +/u);
}

/**
 * Extended log files of the W3C: a `#Fields:` line names the columns of those below it, until the next one. IIS writes them with
 * blanks between and pluses in values, CloudFront with tabs and percent signs. Times are UTC.
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
    if (this.#names === null) return 'unreadable';
    const values = valuesOf(line);
    // A row with a value too few or too many would give each its neighbour's name.
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

import type { KeywordFile, KeywordLine } from '#client/api/keywordSchemas.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { isImpressions } from './keywordColumns.ts';
import { headerOf } from './keywordHeader.ts';
import type { FileRow, KeywordHeader } from './keywordHeader.ts';
import { numberStyleOf, PLAIN_STYLE } from './numberStyle.ts';
import type { NumberStyle } from './numberStyle.ts';
import { readVolume, volumeNumber } from './volumeBand.ts';
import { keywordKey } from './wordsOf.ts';

/** Longest keyword in characters. */
export const LONGEST_KEYWORD = 80;
/** Most keywords of a file, and of a project. */
export const MOST_KEYWORDS = 2000;
/** Limit of reported bad lines, and of lines shown for an unreadable file. */
const MOST_PROBLEMS = 20;
const FIRST_LINES = 5;
const LONGEST_SHOWN = 200;

const isBlank = ({ cells }: FileRow): boolean => cells.every((cell) => cell.trim() === '');

function refused(reason: 'empty' | 'no_keyword_column', rows: readonly FileRow[]): KeywordFile {
  const first = rows.filter((row) => !isBlank(row)).slice(0, FIRST_LINES);
  return {
    kind: 'refused',
    reason,
    first_lines: first.map(({ line, cells }) => ({ line, text: cells.join(' | ').slice(0, LONGEST_SHOWN) })),
  };
}

type Problem = Extract<KeywordFile, { kind: 'read' }>['problems'][number];

function stateOf(
  key: string,
  band: KeywordLine['band'],
  known: ReadonlyMap<string, string | null>,
): KeywordLine['state'] {
  const before = known.get(key);
  if (before === undefined) return 'new';
  return band === null || before === band ? 'same' : 'changes';
}

const NO_VALUE = /^(?:[-–—\s]*|n\/a|no data|null|none|nan|无|暂无|无数据|未知|無)$/iu;
/** Total lines of exports. With a colon they are certain; without one the word may be a keyword, unless it is the last line. */
const TOTAL_WORDS = String.raw`(?:grand )?totals?|gesamt|insgesamt|summe|totaux|total général|totales|合计|总计|小计|合計|總計|総計|합계|총계`;
const TOTAL = new RegExp(`^(?:${TOTAL_WORDS})\\s*[:：]`, 'iu');
const TOTAL_ALONE = new RegExp(`^(?:${TOTAL_WORDS})$`, 'iu');

function isTotal(label: string, isLast: boolean): boolean {
  return TOTAL.test(label) || (isLast && TOTAL_ALONE.test(label));
}

/** The cells of the volume, in the order of its columns. */
const volumeCells = ({ volume }: KeywordHeader, cells: readonly string[]): readonly string[] =>
  volume.places.map((place) => (cells[place] ?? '').trim()).filter((text) => !NO_VALUE.test(text));

/** The volume of a line as a text for `readVolume`, and for display. */
function volumeOf(
  header: KeywordHeader,
  cells: readonly string[],
  style: NumberStyle,
): { text: string; shown: string } {
  const parts = volumeCells(header, cells);
  const [only = ''] = parts;
  if (parts.length < 2) return { text: only, shown: only };
  if (header.volume.kind === 'range') {
    const shown = parts.join(' – ');
    return { text: shown, shown };
  }
  const numbers = parts.map((part) => volumeNumber(part, style));
  const shown = parts.join(' + ');
  const sum = numbers.reduce<number | null>((all, each) => (all === null || each === null ? null : all + each), 0);
  return { text: sum === null ? shown : plainDigits(sum, style), shown };
}

/** A sum in the number format of its column. */
const plainDigits = (value: number, { decimal }: NumberStyle): string => String(value).replace('.', decimal);

type Note = Extract<KeywordFile, { kind: 'read' }>['notes'][number];

/** Notes on ambiguous readings. */
function notesOf({ volume, volumeName }: KeywordHeader, style: NumberStyle): Note[] {
  if (volume.places.length === 0) return [];
  return [
    ...(volume.period === 'day' ? (['by_day'] as const) : []),
    ...(isImpressions(volumeName ?? '') ? (['impressions'] as const) : []),
    ...(volume.kind === 'one' ? [] : [volume.kind === 'sum' ? ('summed' as const) : ('two_ends' as const)]),
    ...(style.decimal === ',' ? (['points_between_thousands'] as const) : []),
    ...(style.isUnsure ? (['unsure_numbers'] as const) : []),
  ];
}

/**
 * Reads a table of keywords as exported by any tool: columns are found by their names, volumes become bands (`readVolume`; a blank or a
 * dash is no volume), and every line is compared with the project's keywords. Unreadable lines are reported and do not affect other lines.
 * @param isList the rows are plain lines, one keyword each, if there is no column header.
 */
export function readKeywordRows(rows: readonly FileRow[], isList: boolean, project: ProjectDefinition): KeywordFile {
  const filled = rows.filter((row) => !isBlank(row));
  if (filled.length === 0) return refused('empty', rows);
  const header = headerOf(filled, isList);
  if (header === null) return refused('no_keyword_column', rows);
  const style =
    header.volume.places.length === 0
      ? PLAIN_STYLE
      : numberStyleOf(header.rows.flatMap(({ cells }) => volumeCells(header, cells)));
  const { lines, problems } = linesOf(header, style, project);
  return {
    kind: 'read',
    keyword_column: header.keywordName,
    volume_column: header.volumeName,
    notes: notesOf(header, style),
    lines: lines.slice(0, MOST_KEYWORDS),
    problems: problems.slice(0, MOST_PROBLEMS),
    problem_count: problems.length,
    beyond: Math.max(0, lines.length - MOST_KEYWORDS),
  };
}

/** Match types of Google Ads: `[exact]`, `"phrase"`, `+each +word`. The marks are not part of the keyword. */
const MATCH_TYPE = /^(?:\[([^[\]]+)\]|"([^"]+)")$/u;
const EACH_WORD = /(?:^|\s)\+(?=[\p{L}\p{N}])/gu;

/** A keyword for display. */
function labelOf(cell: string): string {
  const text = normalizeText(cell, 'NFC').replaceAll(/\s+/gu, ' ').trim();
  const [, exact, phrase] = MATCH_TYPE.exec(text) ?? [];
  const bare = exact ?? phrase ?? text;
  return (bare.startsWith('+') ? bare.replaceAll(EACH_WORD, ' ') : bare).trim();
}

interface ReadLines {
  readonly lines: readonly KeywordLine[];
  readonly problems: readonly Problem[];
}

function linesOf(header: KeywordHeader, style: NumberStyle, project: ProjectDefinition): ReadLines {
  const known = new Map(project.keywords.map(({ label, demand }) => [keywordKey(label), demand?.band ?? null]));
  const seen = new Set<string>();
  const lines: KeywordLine[] = [];
  const problems: Problem[] = [];
  const { rows, volume } = header;
  for (const [index, { line, cells }] of rows.entries()) {
    const label = labelOf(cells[header.keyword] ?? '');
    const key = keywordKey(label);
    const reason = problemOf(label, key, header.keywordName !== null && isTotal(label, index === rows.length - 1));
    if (reason !== null) {
      problems.push({ line, text: cells.join(' | ').slice(0, LONGEST_SHOWN), reason });
      continue;
    }
    const { text, shown } = volumeOf(header, cells, style);
    const band = text === '' ? null : readVolume(text, volume.period, style);
    // The keyword itself is valid: it is imported without a band.
    if (band === null && text !== '') {
      problems.push({ line, text: `${label} | ${shown}`.slice(0, LONGEST_SHOWN), reason: 'bad_volume' });
    }
    lines.push({ line, label, volume: shown, band, state: seen.has(key) ? 'repeated' : stateOf(key, band, known) });
    seen.add(key);
  }
  return { lines, problems };
}

function problemOf(label: string, key: string, isSum: boolean): Problem['reason'] | null {
  if (key === '') return 'empty';
  if (isSum) return 'total';
  return label.length > LONGEST_KEYWORD ? 'too_long' : null;
}

import type { KeywordFile, KeywordLine } from '../../../../client/src/api/keywordSchemas.ts';
import type { ProjectDefinition } from '../types.ts';
import { readVolume } from './volumeBand.ts';
import { keywordKey } from './wordsOf.ts';

/** Characters of a keyword. */
export const LONGEST_KEYWORD = 80;
/** Keywords of one file, and of one project. */
export const MOST_KEYWORDS = 2000;
/** Bad lines that are shown, and lines shown of a file that is none. */
const MOST_PROBLEMS = 20;
const FIRST_LINES = 5;
const LONGEST_SHOWN = 200;
/** Google's planner writes a title and the dates above the names of the columns. */
const HEADER_WITHIN = 10;

/** One row of a table: its cells, and the line of the file it begins on, from 1. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What tools call the column, in lower case without blanks, dots and signs; what stands in brackets is left out. */
const KEYWORD_NAMES = new Set(
  (
    'keyword keywords keywordphrase keywordtext searchterm searchterms searchquery query queries term topqueries phrase ' +
    '关键词 关键字 搜索词 查询词 查询 词语 词 长尾词 关键词名称 热门查询'
  ).split(' '),
);
const MONTHLY_NAMES = new Set(
  (
    'volume searchvolume volumemonthly monthlyvolume monthlysearchvolume monthlysearches avgmonthlysearches averagemonthlysearches ' +
    'globalvolume localsearchvolume searches impressions band demand demandband ' +
    '搜索量 月搜索量 月均搜索量 月均搜索次数 平均每月搜索量 月搜索次数 月度搜索量 月覆盖 搜索热度 热度 展示次数 展现量 展现 需求 需求量 需求档位'
  ).split(' '),
);
const DAILY_NAMES = new Set(
  'dailysearches avgdailysearches dailyvolume dailysearchvolume 日均 日均搜索量 日均搜索 日搜索量 日均搜索次数 日均pv 日均检索量 整体日均值 整体指数 搜索指数 移动指数 pc指数 日检索量'.split(
    ' ',
  ),
);

interface Columns {
  readonly keyword: number;
  /** -1: none. */
  readonly volume: number;
  readonly period: 'month' | 'day';
}

function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)|\[.*?\]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The columns that a row of names names; null when it names no column of keywords. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map(plainName);
  const keyword = names.findIndex((name) => KEYWORD_NAMES.has(name));
  if (keyword < 0) return null;
  const monthly = names.findIndex((name) => MONTHLY_NAMES.has(name));
  const volume = monthly < 0 ? names.findIndex((name) => DAILY_NAMES.has(name)) : monthly;
  return { keyword, volume, period: monthly < 0 ? 'day' : 'month' };
}

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

interface Header {
  readonly columns: Columns;
  readonly keywordName: string | null;
  readonly volumeName: string | null;
  readonly rows: readonly FileRow[];
}

/** Finds the row of names. A list of one column without one is nothing but keywords. */
function headerOf(rows: readonly FileRow[], isList: boolean): Header | null {
  for (const [index, { cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
    const columns = columnsOf(cells);
    if (columns !== null) {
      return {
        columns,
        keywordName: cells[columns.keyword]?.trim() ?? '',
        volumeName: cells[columns.volume]?.trim() ?? null,
        rows: rows.slice(index + 1),
      };
    }
  }
  if (!isList) return null;
  return { columns: { keyword: 0, volume: -1, period: 'month' }, keywordName: null, volumeName: null, rows };
}

function stateOf(
  key: string,
  band: KeywordLine['band'],
  known: ReadonlyMap<string, string | null>,
): KeywordLine['state'] {
  const before = known.get(key);
  if (before === undefined) return 'new';
  return band === null || before === band ? 'same' : 'changes';
}

/**
 * A table of keywords as any tool exports it: the columns are found by their names (Chinese and English), volumes become bands
 * (`readVolume`; a blank or a dash is no volume), every line is compared with the project's keywords. Lines that cannot be read are told, and cost
 * no other line.
 * @param isList the rows are plain lines, one keyword each, when no column is named.
 */
export function readKeywordRows(rows: readonly FileRow[], isList: boolean, project: ProjectDefinition): KeywordFile {
  const filled = rows.filter((row) => !isBlank(row));
  if (filled.length === 0) return refused('empty', rows);
  const header = headerOf(filled, isList);
  if (header === null) return refused('no_keyword_column', rows);
  const { columns } = header;
  const known = new Map(project.keywords.map(({ label, demand }) => [keywordKey(label), demand?.band ?? null]));
  const seen = new Set<string>();
  const lines: KeywordLine[] = [];
  const problems: Problem[] = [];
  for (const { line, cells } of header.rows) {
    const label = (cells[columns.keyword] ?? '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    const volume = (cells[columns.volume] ?? '').trim();
    const key = keywordKey(label);
    const band = /^[-–—]*$/u.test(volume) ? null : readVolume(volume, columns.period);
    if (key === '' || label.length > LONGEST_KEYWORD) {
      problems.push({
        line,
        text: cells.join(' | ').slice(0, LONGEST_SHOWN),
        reason: key === '' ? 'empty' : 'too_long',
      });
      continue;
    }
    // The keyword itself is sound: it is taken without a band.
    if (band === null && !/^[-–—]*$/u.test(volume)) {
      problems.push({ line, text: `${label} | ${volume}`.slice(0, LONGEST_SHOWN), reason: 'bad_volume' });
    }
    lines.push({ line, label, volume, band, state: seen.has(key) ? 'repeated' : stateOf(key, band, known) });
    seen.add(key);
  }
  return {
    kind: 'read',
    keyword_column: header.keywordName,
    volume_column: header.volumeName,
    lines: lines.slice(0, MOST_KEYWORDS),
    problems: problems.slice(0, MOST_PROBLEMS),
    problem_count: problems.length,
    beyond: Math.max(0, lines.length - MOST_KEYWORDS),
  };
}

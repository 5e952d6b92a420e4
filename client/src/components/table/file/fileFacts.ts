import type { IntlShape } from 'react-intl';
import type { CsvCell } from '#client/lib/csv.ts';
import { daysText } from '#client/lib/dayText.ts';
import { instantInZone } from '#client/lib/instantInZone.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { safeFileName } from '#client/lib/safeFileName.ts';
import { cutText } from '#client/lib/shortenText.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import type { CsvTable } from './CsvTable.ts';
import type { FileScope } from './FileScope.ts';

/** Facts that make a file understandable without the page, even much later. */
export interface FileFacts extends Omit<FileScope, 'project'> {
  /** Null: all projects. */
  readonly project: string | null;
  /** Active filters in words: "Platforms: ChatGPT". Empty: none. */
  readonly filters: readonly string[];
  /** ISO 8601. */
  readonly made_at: string;
}

/** Maximum length of the project name in a file name, in characters; the rest is for the subject. */
const LONGEST_PROJECT = 24;

/** File name without extension: project, subject and days. */
export function fileName({ project, start_time: start, end_time: end }: FileFacts, title: string): string {
  const shown = project === null ? title : `${cutText(project, LONGEST_PROJECT)} ${title}`;
  // The days are appended after truncation, so a long title cannot remove them.
  return [safeFileName(shown), ...(start === undefined || end === undefined ? [] : [start, end])].join('-');
}

/** The facts of a file about one of several things of a page: it stands with the page. */
export function withSubject(facts: FileFacts, subject: string | undefined): FileFacts {
  if (subject === undefined) return facts;
  return { ...facts, page: joinTexts(facts.page === undefined ? [subject] : [facts.page, subject], ': ') };
}

/** The facts as one line, for pictures. */
export function factsLine(intl: IntlShape, facts: FileFacts): string {
  const { project, page, start_time: start, end_time: end, time_zone: zone, filters, made_at: made } = facts;
  const days = start === undefined || end === undefined ? [] : [daysText(intl.locale, start, end)];
  const exported = intl.formatMessage(
    { id: 'charts.file.exportedOn' },
    { day: intl.formatDate(made, { dateStyle: 'medium' }) },
  );
  return joinTexts(
    [
      ...(project === null ? [] : [project]),
      ...(page === undefined ? [] : [page]),
      ...days,
      ...(zone === undefined ? [] : [zone]),
      ...filters,
      exported,
    ],
    ' · ',
  );
}

/** The row with its times in the zone of the file: in UTC, their day could be another than that of the page. */
function inZone(row: readonly CsvCell[], timeZone: string): readonly CsvCell[] {
  return row.map((cell) => (typeof cell === 'string' ? instantInZone(cell, timeZone) : cell));
}

/**
 * Appends the facts as columns with values in every row: they survive sorting, and files of several months can be concatenated. The
 * first row alone explains the units. A table without rows gets one row, which says so beside the facts: otherwise nobody could tell
 * what had no rows. Times are written in the zone of the days, or in the reader's if the file has no days.
 */
export function withFacts(intl: IntlShape, { head, rows }: CsvTable, facts: FileFacts): CsvTable {
  const { project, filters, time_zone: zone = machineZone() } = facts;
  const places = (
    ['page', 'start_time', 'end_time', 'previous_start_time', 'previous_end_time', 'time_zone'] as const
  ).filter((name) => facts[name] !== undefined);
  const names = [...(project === null ? [] : (['project'] as const)), ...places, 'filters', 'made_at'] as const;
  const cells = [
    ...(project === null ? [] : [project]),
    ...places.map((name) => facts[name] ?? null),
    filters.length === 0 ? intl.formatMessage({ id: 'charts.file.none' }) : filters.join('; '),
    facts.made_at,
  ];
  const hasFigures = rows.some((row) => row.some((cell) => typeof cell === 'number' && !Number.isInteger(cell)));
  const note = intl.formatMessage({ id: rows.length === 0 ? 'charts.file.noRows' : 'charts.file.units' });
  const hasNote = hasFigures || rows.length === 0;
  const written = rows.length === 0 ? [head.map(() => null)] : rows;
  return {
    head: [
      ...head,
      ...names.map((name) => intl.formatMessage({ id: `charts.file.${name}` })),
      ...(hasNote ? [intl.formatMessage({ id: 'charts.file.notes' })] : []),
    ],
    rows: written.map((row, index) => [
      ...inZone([...row, ...cells], zone),
      ...(hasNote ? [index === 0 ? note : null] : []),
    ]),
  };
}

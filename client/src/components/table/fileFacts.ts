import type { IntlShape } from 'react-intl';
import { cutText } from '../../lib/shortenText.ts';
import { safeFileName } from '../../lib/safeFileName.ts';
import { joinTexts } from '../../lib/stripBidi.ts';
import { formatDays } from '../filters/formatDays.ts';
import type { CsvTable } from './CsvTable.ts';
import type { FileScope } from './FileScope.ts';

/** What somebody who opens a file alone, much later, has to know of it. */
export interface FileFacts extends Omit<FileScope, 'project'> {
  /** Null: of all projects. */
  readonly project: string | null;
  /** What narrows the rows, in words: "Platforms: ChatGPT". Empty: nothing. */
  readonly filters: readonly string[];
  /** ISO 8601. */
  readonly made_at: string;
}

/** Of the name of a project within the name of a file, in characters: the rest is for what the file shows. */
const LONGEST_PROJECT = 24;

/** The name of a file without its ending: the project, what it shows, and its days. */
export function fileName({ project, start_time: start, end_time: end }: FileFacts, title: string): string {
  const shown = project === null ? title : `${cutText(project, LONGEST_PROJECT)} ${title}`;
  // The days come after the cut: a long title must not push them out.
  return [safeFileName(shown), ...(start === undefined || end === undefined ? [] : [start, end])].join('-');
}

/** The facts as one line, for pictures. */
export function factsLine(intl: IntlShape, facts: FileFacts): string {
  const { project, page, start_time: start, end_time: end, time_zone: zone, filters, made_at: made } = facts;
  const days = start === undefined || end === undefined ? [] : [formatDays(intl, start, end, 'long')];
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

/**
 * A table with the facts behind its own columns, in every row: so they survive sorting, and files of several months can be put one
 * below the other. How figures are written is said once, in the first row.
 */
export function withFacts(intl: IntlShape, { head, rows }: CsvTable, facts: FileFacts): CsvTable {
  const { project, filters } = facts;
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
  const units = intl.formatMessage({ id: 'charts.file.units' });
  return {
    head: [
      ...head,
      ...names.map((name) => intl.formatMessage({ id: `charts.file.${name}` })),
      ...(hasFigures ? [intl.formatMessage({ id: 'charts.file.notes' })] : []),
    ],
    rows: rows.map((row, index) => [...row, ...cells, ...(hasFigures ? [index === 0 ? units : null] : [])]),
  };
}

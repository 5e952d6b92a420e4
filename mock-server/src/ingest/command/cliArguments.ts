import { isIsoDate } from '#client/lib/dates.ts';
import { encodingNamed, TEXT_ENCODINGS } from '#client/lib/encoding/encodings.ts';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import { IMPORT_FIELDS, importFieldByName, isImportField } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides } from '#client/lib/importFields.ts';
import { DATE_ORDERS, EMPTY_SOURCES } from '#client/lib/importNotes.ts';
import type { DateOrder, EmptySources } from '#client/lib/importNotes.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { nameOf } from '../parse/cells/textOf.ts';
import { IMPORT_FORMATS } from '../parse/formats/detectFormat.ts';
import type { ImportFormat } from '../parse/formats/detectFormat.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import { brandsOf, LONGEST_NAME, requireShort } from './brandArguments.ts';
import { readWords, single } from './readWords.ts';

/** The limit of the browser's import. */
const LONGEST_PLATFORM = 200;

const MANY = { type: 'string', multiple: true } as const;
const OPTIONS = {
  brand: MANY,
  competitor: MANY,
  project: MANY,
  map: MANY,
  'match-case': MANY,
  domain: MANY,
  'time-zone': MANY,
  format: MANY,
  platform: MANY,
  encoding: MANY,
  'date-order': MANY,
  date: MANY,
  sheet: MANY,
  'empty-sources': MANY,
  team: MANY,
  imports: { type: 'boolean' },
  undo: MANY,
  help: { type: 'boolean', short: 'h' },
} as const;

export type ImportArguments = {
  readonly file: string;
  /** Null: the project's brands; for a new project, those that the file defines. */
  readonly brands: readonly BrandDefinition[] | null;
  /** Empty: the name of the own brand that the file defines. */
  readonly projectName: string;
  readonly overrides: ImportOverrides;
  readonly clock: ZonedClock;
  readonly format: ImportFormat | null;
  readonly platform: string | null;
  readonly encoding: TextEncoding | null;
  readonly dateOrder: DateOrder | null;
  /** YYYY-MM-DD. */
  readonly fileDate: string | null;
  readonly part: string | null;
  readonly emptySources: EmptySources;
  /** The team that owns the project, or a new one, by id or name; null: the first account's team. */
  readonly team: string | null;
};

/** Lists a project's imports, or undoes one, instead of importing. */
export type ImportsArguments = { readonly projectName: string; readonly undo: string | null };

/** Whether the arguments concern existing imports and name no file. */
export function isAboutImports(given: ImportArguments | ImportsArguments): given is ImportsArguments {
  return 'undo' in given;
}

function encodingOf(value: string | null): TextEncoding | null {
  if (value === null) return null;
  const encoding = encodingNamed(value);
  if (encoding === null) throw new UsageError(`--encoding ${value}`, 'not_an_encoding', TEXT_ENCODINGS.join(', '));
  return encoding;
}

function dateOrderOf(value: string | null): DateOrder | null {
  if (value === null) return null;
  const order = DATE_ORDERS.find((known) => known === value.trim().toLowerCase());
  if (order === undefined) throw new UsageError(`--date-order ${value}`, 'not_a_date_order');
  return order;
}

function emptySourcesOf(value: string | null): EmptySources {
  const meaning = EMPTY_SOURCES.find((known) => known === (value ?? 'none').trim().toLowerCase());
  if (meaning === undefined) throw new UsageError(`--empty-sources ${value ?? ''}`, 'not_empty_sources');
  return meaning;
}

function dateOf(value: string | null): string | null {
  if (value !== null && !isIsoDate(value)) throw new UsageError(`--date ${value}`, 'not_a_date');
  return value;
}

function overridesOf(pairs: readonly string[]): ImportOverrides {
  const overrides: Partial<Record<ImportField, string>> = {};
  for (const pair of pairs) {
    const argument = `--map ${JSON.stringify(pair)}`;
    const equals = pair.indexOf('=');
    const [ours, theirs] = [pair.slice(0, Math.max(0, equals)).trim(), pair.slice(equals + 1).trim()];
    if (ours === '' || theirs === '') throw new UsageError(argument, 'not_a_pair', 'answer=Body');
    const field = isImportField(ours) ? ours : importFieldByName(ours);
    if (field === null) throw new UsageError(argument, 'not_a_field', IMPORT_FIELDS.join(', '));
    if (overrides[field] !== undefined) throw new UsageError(argument, 'given_twice');
    overrides[field] = theirs;
  }
  return overrides;
}

/** The clock of the named time zone, else this computer's. @throws UsageError for an unknown zone */
export function clockOf(zone: string | null): ZonedClock {
  try {
    return new ZonedClock(zone ?? machineZone());
  } catch {
    throw new UsageError(`--time-zone ${zone ?? ''}`, 'not_a_zone', 'Asia/Shanghai, Europe/Berlin, UTC');
  }
}

function formatOf(value: string | null): ImportFormat | null {
  if (value === null) return null;
  const format = IMPORT_FORMATS.find((known) => known === value.trim().toLowerCase());
  if (format === undefined) throw new UsageError(`--format ${value}`, 'not_a_format', IMPORT_FORMATS.join(', '));
  return format;
}

function projectOf(name: string | null): string {
  if (name === null) throw new UsageError('--project', 'missing_value');
  return nameOf(name);
}

/**
 * Parses the arguments of the import command, or returns 'help'.
 * @throws UsageError naming the invalid argument
 */
export function parseImportArguments(words: readonly string[]): ImportArguments | ImportsArguments | 'help' {
  const given = readWords(words, OPTIONS);
  if (given.help) return 'help';
  const undo = single(given, 'undo');
  if (undo !== null || given.flag('imports')) return { projectName: projectOf(single(given, 'project')), undo };
  const [file, secondFile] = given.files;
  if (file === undefined || file === '') throw new UsageError('FILE', 'no_file', '--help');
  if (secondFile !== undefined) throw new UsageError(secondFile, 'many_files');
  const brands = brandsOf({
    brand: single(given, 'brand'),
    competitors: given.values('competitor'),
    matchCase: given.values('match-case'),
    domains: given.values('domain'),
  });
  const projectName = nameOf(single(given, 'project') ?? brands?.[0]?.name ?? '');
  requireShort(projectName, `--project ${JSON.stringify(projectName)}`, LONGEST_NAME);
  const platform = single(given, 'platform');
  requireShort(platform ?? '', `--platform ${JSON.stringify(platform)}`, LONGEST_PLATFORM);
  return {
    file,
    brands,
    projectName,
    overrides: overridesOf(given.values('map')),
    clock: clockOf(single(given, 'time-zone')),
    format: formatOf(single(given, 'format')),
    platform: platform === null ? null : nameOf(platform),
    encoding: encodingOf(single(given, 'encoding')),
    dateOrder: dateOrderOf(single(given, 'date-order')),
    fileDate: dateOf(single(given, 'date')),
    part: single(given, 'sheet'),
    emptySources: emptySourcesOf(single(given, 'empty-sources')),
    team: single(given, 'team'),
  };
}

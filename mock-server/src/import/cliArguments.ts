import { IMPORT_FIELDS, importFieldByName, isImportField } from '../../../client/src/lib/importFields.ts';
import type { ImportField, ImportOverrides } from '../../../client/src/lib/importFields.ts';
import type { BrandDefinition } from '../analysis/types.ts';
import { brandsOf, LONGEST_NAME, requireShort } from './brandArguments.ts';
import { IMPORT_FORMATS } from './detectFormat.ts';
import type { ImportFormat } from './detectFormat.ts';
import { ZonedClock } from './parseTime.ts';
import { nameOf } from './textOf.ts';
import { readWords, single } from './readWords.ts';
import { UsageError } from './UsageError.ts';

/** As long as what the browser's import takes. */
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
  help: { type: 'boolean', short: 'h' },
} as const;

export type ImportArguments = {
  readonly file: string;
  /** Null: as the project has them. */
  readonly brands: readonly BrandDefinition[] | null;
  readonly projectName: string;
  readonly overrides: ImportOverrides;
  readonly clock: ZonedClock;
  readonly format: ImportFormat | null;
  readonly platform: string | null;
};

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

/** The zone that was named, else this computer's. @throws UsageError for what is none. */
export function clockOf(zone: string | null): ZonedClock {
  try {
    return new ZonedClock(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
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

/** The arguments of the import command, or 'help'. Throws UsageError naming the one that cannot be used. */
export function parseImportArguments(words: readonly string[]): ImportArguments | 'help' {
  const given = readWords(words, OPTIONS);
  if (given.help) return 'help';
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
  if (projectName === '') throw new UsageError('--brand', 'no_brand');
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
  };
}

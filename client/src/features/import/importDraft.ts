import * as v from 'valibot';
import type { ImportOrder, ImportReading } from '#client/api/importApi.ts';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import type { Project } from '#client/api/projectSchemas.ts';
import { DATE_ORDERS, EMPTY_SOURCES } from '#client/lib/importNotes.ts';
import { fileStem } from '#client/lib/safeFileName.ts';
import { domainsCarrying } from '#client/lib/siteNames.ts';

type Mapping = ImportInspection['mapping'];
type CitedSites = ImportInspection['cited_sites'];

export const IMPORT_STEPS = ['file', 'columns', 'names', 'run'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** Most competitors of a project; limit of the server. */
export const MOST_RIVALS = 31;

const brandSchema = v.object({
  key: v.number(),
  name: v.string(),
  aliases: v.array(v.string()),
  /** Null: unchanged, so the default applies: cited sites that carry the name. */
  domains: v.optional(v.nullable(v.array(v.string())), null),
});
export type BrandDraft = v.InferOutput<typeof brandSchema>;

const draftSchema = v.object({
  step: v.picklist(IMPORT_STEPS),
  file_id: v.nullable(v.string()),
  file_name: v.string(),
  /** Our field to the file's column; null until a file was inspected. */
  mapping: v.nullable(v.record(v.string(), v.string())),
  platform: v.string(),
  /** Overrides of the reader; '': detected. */
  encoding: v.optional(v.string(), ''),
  date_order: v.optional(v.picklist([...DATE_ORDERS, '']), ''),
  /** YYYY-MM-DD. */
  date: v.optional(v.string(), ''),
  part: v.optional(v.string(), ''),
  empty_sources: v.optional(v.picklist([...EMPTY_SOURCES, '']), ''),
  /** Whether the answers go into the current project, or into one named here. */
  target: v.optional(v.picklist(['current', 'new']), 'current'),
  project_name: v.string(),
  brand: brandSchema,
  competitors: v.array(brandSchema),
  job_id: v.nullable(v.string()),
});
/** All input of an import, stored so that a failure, a reload or closing the dialog loses nothing. */
export type ImportDraft = v.InferOutput<typeof draftSchema>;

export const DRAFT_NAME = 'import';

/** An empty brand row. */
export function emptyBrand(key: number, name = ''): BrandDraft {
  return { key, name, aliases: [], domains: null };
}

export const emptyImportDraft: ImportDraft = {
  step: 'file',
  file_id: null,
  file_name: '',
  mapping: null,
  platform: '',
  encoding: '',
  date_order: '',
  date: '',
  part: '',
  empty_sources: '',
  target: 'current',
  project_name: '',
  brand: emptyBrand(0),
  competitors: [],
  job_id: null,
};

/** Parses the stored draft; an invalid one gives an empty draft. */
export function readImportDraft(stored: unknown): ImportDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyImportDraft;
}

/** A key that no competitor of the draft has: it identifies a row while its name changes. */
export function nextKey({ competitors }: ImportDraft): number {
  return 1 + Math.max(0, ...competitors.map(({ key }) => key));
}

/** Maximum length of a project name. */
const LONGEST_NAME = 100;

/** The draft after a file was inspected. Input is kept; the column mapping is kept if the file has all its columns. */
export function draftWithFile(draft: ImportDraft, found: ImportInspection): ImportDraft {
  const columns = new Set(found.columns.map(({ name }) => name));
  const chosen = draft.mapping;
  const fits = chosen !== null && Object.values(chosen).every((column) => columns.has(column));
  const named = draft.brand.name !== '' || draft.competitors.length > 0;
  const ofFile = found.brands.map(({ name, aliases, domains }, key) => {
    return { key, name, aliases, domains: domains.length > 0 ? domains : null };
  });
  const [own, ...rivals] = ofFile;
  return {
    ...draft,
    step: 'columns',
    file_id: found.file_id,
    file_name: found.file_name,
    mapping: fits ? chosen : found.mapping,
    ...{ encoding: '', date_order: '', date: '', part: '', empty_sources: '' },
    project_name: draft.project_name === '' ? fileStem(found.file_name).slice(0, LONGEST_NAME) : draft.project_name,
    ...(named || own === undefined ? {} : { brand: own, competitors: rivals }),
    job_id: null,
  };
}

/** The chosen columns that the file has as it is read now: of a table read in another way, some may be gone. */
export function mappingIn(mapping: Mapping, found: Pick<ImportInspection, 'columns' | 'mapping'>): Mapping {
  const names = found.columns.map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(mapping).filter(([field, column]) => found.mapping[field] !== undefined || names.includes(column)),
  );
}

/** The reading options for the server; defaults are not sent. */
export function readingOf({ encoding, date_order: order, date, part, empty_sources }: ImportDraft): ImportReading {
  return {
    ...(encoding !== '' && { encoding }),
    ...(order !== '' && { date_order: order }),
    ...(date !== '' && { date }),
    ...(part !== '' && { part }),
    ...(empty_sources !== '' && { empty_sources }),
  };
}

/** The options of a new inspection: the chosen mapping, or none for automatic detection, and the reading options. */
export function lookOf(draft: ImportDraft): ImportReading & Partial<Pick<ImportOrder, 'mapping'>> {
  return { ...(draft.mapping !== null && { mapping: draft.mapping }), ...readingOf(draft) };
}

/** A project that a file can be added to: an imported one whose brand is known. Samples cannot be changed. */
type JoinedProject = Pick<Project, 'id' | 'name' | 'brand'>;

/** The current project if a file may be added to it, else null. */
export function joinableProject(current: Project | null): JoinedProject | null {
  return current?.origin === 'import' && !current.archived && current.brand !== '' ? current : null;
}

/**
 * The import request; null while there is no file. Competitors without a name are empty rows.
 * @param joined the project that answers are added to: names typed for a new one are ignored
 */
export function importOrderOf(
  draft: ImportDraft,
  timeZone: string,
  sites: CitedSites = [],
  joined: JoinedProject | null = null,
): ImportOrder | null {
  const { file_id: file, mapping, platform, brand, competitors } = draft;
  if (file === null || mapping === null) return null;
  const named = (each: BrandDraft) => {
    const domains = brandDomains(each, sites);
    // Omitted unless the user emptied it: the project's domains then stay.
    const isOpen = each.domains === null && domains.length === 0;
    return { name: each.name.trim(), aliases: each.aliases, ...(!isOpen && { domains }) };
  };
  return {
    file_id: file,
    ...(joined === null
      ? {
          project_name: draft.project_name.trim(),
          brand: named(brand),
          competitors: filledRivals(competitors).map(named),
        }
      : {
          project_id: joined.id,
          project_name: joined.name,
          brand: { name: joined.brand, aliases: [] },
          competitors: [],
        }),
    mapping,
    time_zone: timeZone,
    ...readingOf(draft),
    ...(platform.trim() === '' || mapping['platform'] !== undefined ? {} : { platform: platform.trim() }),
  };
}

/** The domains of a brand: the user's, or by default the cited sites that carry its name. */
export function brandDomains({ name, aliases, domains }: BrandDraft, sites: CitedSites): readonly string[] {
  return domains ?? domainsCarrying([name, ...aliases], sites);
}

export function filledRivals(competitors: readonly BrandDraft[]): readonly BrandDraft[] {
  return competitors.filter(({ name, aliases, domains }) => {
    return name.trim() !== '' || aliases.length > 0 || (domains ?? []).length > 0;
  });
}

import * as v from 'valibot';
import type { ImportOrder } from '../../../api/importApi.ts';
import type { ImportInspection } from '../../../api/manageSchemas.ts';

export const IMPORT_STEPS = ['file', 'columns', 'names', 'run'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** Rivals in one project; the server takes no more. */
export const MOST_RIVALS = 31;

const brandSchema = v.object({ key: v.number(), name: v.string(), aliases: v.array(v.string()) });
export type BrandDraft = v.InferOutput<typeof brandSchema>;

const draftSchema = v.object({
  step: v.picklist(IMPORT_STEPS),
  file_id: v.nullable(v.string()),
  file_name: v.string(),
  /** Our field to the file's column; null until a file was looked at. */
  mapping: v.nullable(v.record(v.string(), v.string())),
  platform: v.string(),
  project_name: v.string(),
  brand: brandSchema,
  competitors: v.array(brandSchema),
  job_id: v.nullable(v.string()),
});
/** All that a person entered for an import, so that a failure, a reload or closing the dialog loses nothing. */
export type ImportDraft = v.InferOutput<typeof draftSchema>;

export const DRAFT_NAME = 'import';

export const emptyImportDraft: ImportDraft = {
  step: 'file',
  file_id: null,
  file_name: '',
  mapping: null,
  platform: '',
  project_name: '',
  brand: { key: 0, name: '', aliases: [] },
  competitors: [],
  job_id: null,
};

/** What was kept from last time; anything unreadable counts as nothing. */
export function readImportDraft(stored: unknown): ImportDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyImportDraft;
}

/** A key that no rival of the draft has: rows are told apart by it while their names change. */
export function nextKey({ competitors }: ImportDraft): number {
  return 1 + Math.max(0, ...competitors.map(({ key }) => key));
}

const fileStem = (name: string): string => name.replace(/\.[^.]+$/u, '').slice(0, 100);

/** The draft after a file was looked at. What was typed before stays; a choice of columns stays if the file has them all. */
export function draftWithFile(draft: ImportDraft, found: ImportInspection): ImportDraft {
  const columns = new Set(found.columns.map(({ name }) => name));
  const chosen = draft.mapping;
  const fits = chosen !== null && Object.values(chosen).every((column) => columns.has(column));
  const named = draft.brand.name !== '' || draft.competitors.length > 0;
  const ofFile = found.brands.map(({ name, aliases }, key) => ({ key, name, aliases }));
  const [own, ...rivals] = ofFile;
  return {
    ...draft,
    step: 'columns',
    file_id: found.file_id,
    file_name: found.file_name,
    mapping: fits ? chosen : found.mapping,
    project_name: draft.project_name === '' ? fileStem(found.file_name) : draft.project_name,
    ...(named || own === undefined ? {} : { brand: own, competitors: rivals }),
    job_id: null,
  };
}

/** What the server is asked to do; null while no file is there. Rivals without a name are rows left empty. */
export function importOrderOf(draft: ImportDraft, timeZone: string): ImportOrder | null {
  const { file_id: file, mapping, platform, brand, competitors } = draft;
  if (file === null || mapping === null) return null;
  const named = ({ name, aliases }: BrandDraft) => ({ name: name.trim(), aliases });
  return {
    file_id: file,
    project_name: draft.project_name.trim(),
    brand: named(brand),
    competitors: filledRivals(competitors).map(named),
    mapping,
    time_zone: timeZone,
    ...(platform.trim() === '' || mapping['platform'] !== undefined ? {} : { platform: platform.trim() }),
  };
}

export function filledRivals(competitors: readonly BrandDraft[]): readonly BrandDraft[] {
  return competitors.filter(({ name, aliases }) => name.trim() !== '' || aliases.length > 0);
}

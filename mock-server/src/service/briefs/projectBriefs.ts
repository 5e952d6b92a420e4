import type { Brief, BriefRow, BriefWindow, OpenBrief } from '#client/api/briefSchemas.ts';
import type { GatheredBrief } from '../../analysis/brief/gatherBrief.ts';
import { brandRefs } from '../../analysis/reports/projectRefs.ts';
import { addDays } from '#client/lib/dates.ts';
import { windowOf } from '../../analysis/scope/reportWindow.ts';
import { selectRows } from '../../analysis/scope/selectRows.ts';
import type { BriefSeed } from '../../analysis/ProjectDefinition.ts';
import { OK, type AnswerTable } from '../../analysis/table/AnswerTable.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import type { StoredBrief } from '../../store/documents/BriefRepository.ts';
import { ReportCache } from '../cache/ReportCache.ts';
import { ReportService } from '../reports/ReportService.ts';

/** Days of answers that a brief of a sample is gathered from, as the filters begin. */
const SEED_DAYS = 30;

/** Thousands of answers are read sentence by sentence, which takes seconds of a large project; a brief is begun once or twice. */
const gatherings = new ReportService('brief', { most: 4 });
const seeded = new ReportCache<readonly StoredBrief[]>(8);

export function currentOf({ versions }: StoredBrief): Brief {
  const last = versions.at(-1);
  if (last === undefined) throw new RangeError('A stored brief has a version');
  return last.brief;
}

/** Gathers a brief for prompts (ids; unknown ones are passed over) from the answers of a window. */
export async function gatherFor(
  project: ProjectSession,
  promptIds: readonly string[],
  window: BriefWindow,
): Promise<GatheredBrief> {
  // A brief is written in the language of its prompts, whoever reads it: under recorded names.
  const table = await project.table(null);
  const { themes } = project.knowledge;
  return gatherings.of(table, project.signal, promptIds, { window, themes, facts: project.facts });
}

async function gatherSeed(project: ProjectSession, seed: BriefSeed): Promise<StoredBrief> {
  const window = { start_time: addDays(seed.date, 1 - SEED_DAYS), end_time: seed.date, time_zone: 'Asia/Shanghai' };
  const found = await gatherFor(project, seed.prompt_ids, window);
  // 02:00 UTC is mid-morning there.
  const at = `${seed.date}T02:00:00.000Z`;
  const { id, title, topic_id, notes } = seed;
  const own = seed.questions.map((text, index) => {
    const nowhere = { prompt_id: null, answers: null, demand: null };
    return { id: `own-${String(index + 1)}`, text, origin: 'own' as const, ...nowhere, on: true };
  });
  const brief: Brief = {
    ...found,
    id,
    title,
    created_at: at,
    updated_at: at,
    version: 1,
    action_id: null,
    topic_id,
    questions: [...found.questions, ...own],
    notes,
  };
  return { versions: [{ at, by: '', restored_from: null, brief }] };
}

/** The briefs there are, and deleted ones that can be taken back. */
interface KeptBriefs {
  readonly briefs: readonly StoredBrief[];
  readonly removed: readonly StoredBrief[];
}

/** Those the project came with, gathered from its answers once; none where people keep briefs already. */
async function loadSeeds(project: ProjectSession): Promise<readonly StoredBrief[]> {
  if (project.state.documents.briefs.of(project.id).briefs !== null) return [];
  const table = await project.table(null);
  const seeds = table.project.briefs ?? [];
  const key = JSON.stringify([project.facts, project.knowledge.themes]);
  const made = await Promise.all(seeds.map((seed) => gatherSeed(project, seed)));
  return seeded.get(table, key, () => made);
}

function keptBriefs({ id, state }: ProjectSession, seeds: readonly StoredBrief[]): KeptBriefs {
  const { briefs, removed } = state.documents.briefs.of(id);
  return { briefs: briefs ?? seeds, removed };
}

/** The briefs of a project: as people keep them, or as the project came. */
export async function loadBriefs(project: ProjectSession): Promise<KeptBriefs> {
  return keptBriefs(project, await loadSeeds(project));
}

/**
 * Changes the briefs as they stand once they are loaded: others may have changed them while they were.
 * @param change gives all there are then, and what the caller is told.
 */
export async function changeBriefs<T>(
  project: ProjectSession,
  change: (present: KeptBriefs) => KeptBriefs & { readonly told: T },
): Promise<T> {
  const seeds = await loadSeeds(project);
  const { told, ...kept } = change(keptBriefs(project, seeds));
  project.state.documents.briefs.put(project.id, kept);
  return told;
}

/** Ok answers of the window to these prompts. */
function answersOf(table: AnswerTable, { window, prompt_ids: ids }: Brief): number {
  const wanted = new Set(ids);
  const prompts = new Set(table.project.prompts.flatMap(({ id }, index) => (wanted.has(id) ? [index] : [])));
  const { from, to } = windowOf(window.start_time, window.end_time, window.time_zone);
  const rows = selectRows(table, { from, to, platforms: null, topics: null, prompts });
  return rows.filter((row) => table.status[row] === OK).length;
}

/** A brief with what it speaks of by id. */
export async function openBrief(project: ProjectSession, brief: Brief): Promise<OpenBrief> {
  const table = await project.table();
  const known = new Map(table.project.prompts.map(({ id, text }) => [id, text]));
  return {
    brief,
    brands: brandRefs(table.project),
    prompts: brief.prompt_ids.flatMap((id) => {
      const text = known.get(id);
      return text === undefined ? [] : [{ id, text }];
    }),
    answers: answersOf(table, brief),
  };
}

export function briefRow(stored: StoredBrief): BriefRow {
  const brief = currentOf(stored);
  const { id, title, created_at, updated_at, version, language, action_id } = brief;
  const on = (list: readonly { readonly on: boolean }[]): number => list.filter((entry) => entry.on).length;
  return {
    id,
    title,
    created_at,
    updated_at,
    updated_by: stored.versions.at(-1)?.by ?? '',
    version,
    language,
    action_id,
    prompts: brief.prompt_ids.length,
    questions: on(brief.questions),
    sources: on(brief.sources),
    open_statistics: on(brief.statistics.filter(({ source_url: url }) => url === null)),
  };
}

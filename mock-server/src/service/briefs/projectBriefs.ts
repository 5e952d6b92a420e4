import type { Brief, BriefRow, BriefWindow, OpenBrief } from '#client/api/briefSchemas.ts';
import { addDays } from '#client/lib/dates.ts';
import type { GatheredBrief } from '#server/analysis/brief/gatherBrief.ts';
import type { BriefSeed, ProjectDefinition, Prompt } from '#server/analysis/ProjectDefinition.ts';
import { brandRefs } from '#server/analysis/reports/projectRefs.ts';
import { windowOf } from '#server/analysis/scope/reportWindow.ts';
import { selectRows } from '#server/analysis/scope/selectRows.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { StoredBrief } from '#server/store/documents/BriefRepository.ts';
import { ReportCache } from '../cache/ReportCache.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { ReportService } from '../reports/ReportService.ts';

/** Days of answers for a sample's briefs, the filters' default. */
const SEED_DAYS = 30;

/** Limit of answers: reading sentences of all answers of a large project would take seconds. */
const gatherings = new ReportService('brief', { most: 4 });
const seeded = new ReportCache<readonly StoredBrief[]>(8);

export function currentOf({ versions }: StoredBrief): Brief {
  const last = versions.at(-1);
  if (last === undefined) throw new RangeError('A stored brief has a version');
  return last.brief;
}

/** Builds a brief for prompts (ids; unknown ones are ignored) from the answers of a window. */
export async function gatherFor(
  project: ProjectSession,
  promptIds: readonly string[],
  window: BriefWindow,
): Promise<GatheredBrief> {
  // Recorded names: a brief has the language of its prompts, whoever reads it.
  const table = await project.table(null);
  const { themes } = project.knowledge;
  return gatherings.of(table, project.signal, promptIds, { window, themes, facts: project.facts });
}

async function gatherSeed(project: ProjectSession, seed: BriefSeed): Promise<StoredBrief> {
  const window = { start_time: addDays(seed.date, 1 - SEED_DAYS), end_time: seed.date, time_zone: 'Asia/Shanghai' };
  const found = await gatherFor(project, seed.prompt_ids, window);
  // 02:00 UTC is mid-morning in China.
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

/** The existing briefs, and the deleted ones that can be restored. */
interface KeptBriefs {
  readonly briefs: readonly StoredBrief[];
  readonly removed: readonly StoredBrief[];
}

/** The original briefs of a sample, built once from its answers; none when people have saved briefs. */
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

/** The briefs of a project: the saved or the original ones. */
export async function loadBriefs(project: ProjectSession): Promise<KeptBriefs> {
  return keptBriefs(project, await loadSeeds(project));
}

/**
 * Changes the briefs after loading the seeds: others may have changed them during the load.
 * @param change maps the current briefs to the new ones and the caller's result.
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

/** Number of usable answers to these prompts in the window. */
function answersOf(table: AnswerTable, { window, prompt_ids: ids }: Brief): number {
  const wanted = new Set(ids);
  const prompts = new Set(table.project.prompts.flatMap(({ id }, index) => (wanted.has(id) ? [index] : [])));
  const { from, to } = windowOf(window.start_time, window.end_time, window.time_zone);
  const rows = selectRows(table, { from, to, platforms: null, topics: null, prompts });
  return rows.filter((row) => table.status[row] === OK).length;
}

/** The prompts of a topic that are asked. */
export const askedOf = ({ prompts }: ProjectDefinition, topicId: string): readonly Prompt[] =>
  prompts.filter(({ topic_id: topic, paused }) => topic === topicId && paused !== true);

/** A brief with its references resolved. */
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
    topic_prompts: brief.topic_id === null ? null : askedOf(project.definition, brief.topic_id).length,
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

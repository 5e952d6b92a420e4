import type {
  Brief,
  BriefList,
  BriefRemoved,
  BriefVersions,
  BriefWindow,
  OpenBrief,
} from '#client/api/briefSchemas.ts';
import { cutText } from '#client/lib/shortenText.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { badInput, MockError, noSuch } from '#server/refusal/MockError.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { SavedVersion, StoredBrief } from '#server/store/documents/BriefRepository.ts';
import { MOST_BRIEF_PROMPTS } from '#server/store/documents/BriefRepository.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { readFilters, requireKnown } from '../answers/readFilters.ts';
import type { FilterRequest } from '../answers/readFilters.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { askedOf, briefRow, changeBriefs, currentOf, gatherFor, loadBriefs, openBrief } from './projectBriefs.ts';

interface OneRequest {
  readonly id: string;
}
/** Scope of a new brief: prompts, or those of a topic, and the window of answers. */
interface GatherRequest extends Pick<FilterRequest, 'start_time' | 'end_time' | 'time_zone'> {
  readonly prompt_ids: readonly string[];
  readonly topic_id?: string | undefined;
  readonly action_id?: string | undefined;
}

/** Limit of briefs per project. */
const MOST_BRIEFS = 200;
/** Limit of versions per brief; the oldest is dropped. */
const MOST_VERSIONS = 30;
/** Limit of deleted briefs kept for a restore. */
const MOST_REMOVED = 20;

/** The briefs, latest change first. */
export async function listBriefs(project: ProjectSession): Promise<BriefList> {
  const { briefs } = await loadBriefs(project);
  return { list: briefs.map(briefRow).sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1)) };
}

interface Subject {
  readonly promptIds: readonly string[];
  readonly topicId: string | null;
  readonly title: string;
}

/** Scope of a brief by the chosen prompts, or else those of the topic. @throws MockError (422) naming the field */
function subjectOf(project: ProjectDefinition, chosen: readonly string[], topicId: string | undefined): Subject {
  requireKnown(chosen, project.prompts, 'prompt_ids');
  const topic = project.topics.find(({ id }) => id === topicId);
  if (topicId !== undefined && !topic) requireKnown([topicId], project.topics, 'topic_id');
  const promptIds = chosen.length > 0 || !topic ? [...new Set(chosen)] : askedOf(project, topic.id).map(({ id }) => id);
  const first = project.prompts.find(({ id }) => id === promptIds[0]);
  if (!first) throw badInput('prompt_ids', { zh: '请选择至少一个提示词', en: 'must contain at least one prompt' });
  const title = chosen.length === 0 && topic ? topic.name : cutText(first.text, 80);
  return { promptIds: promptIds.slice(0, MOST_BRIEF_PROMPTS), topicId: topic?.id ?? null, title };
}

/** Builds a new brief without saving it. @throws MockError (422) naming the field */
export async function gather(project: ProjectSession, request: GatherRequest): Promise<OpenBrief> {
  const { definition } = project;
  const { prompt_ids: chosen, topic_id: topic, action_id: actionId = null, ...days } = request;
  const filters = readFilters(
    { ...days, topic_ids: [], platform_ids: [], keyword_ids: '' },
    definition,
    project.server.today(days.time_zone),
  );
  const { start_time, end_time, time_zone } = filters;
  const window: BriefWindow = { start_time, end_time, time_zone };
  const { promptIds, topicId, title } = subjectOf(definition, chosen, topic);
  const gathered = await gatherFor(project, promptIds, window);
  const unsaved = { id: '', created_at: '', updated_at: '', version: 0 };
  return openBrief(project, { ...gathered, ...unsaved, title, action_id: actionId, topic_id: topicId });
}

/** @throws MockError (404) */
function storedOf(briefs: readonly StoredBrief[], id: string): StoredBrief {
  const stored = briefs.find((one) => currentOf(one).id === id);
  if (!stored) throw noSuch('id', { zh: '没有该简报', en: 'Brief not found' });
  return stored;
}

/** @throws MockError (404) */
function versionOf({ versions }: StoredBrief, version: number): SavedVersion {
  const found = versions.find(({ brief }) => brief.version === version);
  if (!found) throw noSuch('version', { zh: '没有该版本', en: 'Version not found' });
  return found;
}

/** The latest version of a brief, or an earlier one. @throws MockError (404) */
export async function showBrief(
  project: ProjectSession,
  query: OneRequest & { readonly version?: number | undefined },
): Promise<OpenBrief> {
  const { id, version } = query;
  const stored = storedOf((await loadBriefs(project)).briefs, id);
  return openBrief(project, version === undefined ? currentOf(stored) : versionOf(stored, version).brief);
}

/** The versions of a brief, newest first. @throws MockError (404) */
export async function listVersions(project: ProjectSession, query: OneRequest): Promise<BriefVersions> {
  const { id } = query;
  const { versions } = storedOf((await loadBriefs(project)).briefs, id);
  return {
    list: versions
      .map(({ at, by, restored_from, brief }) => ({
        version: brief.version,
        at,
        by,
        title: brief.title,
        restored_from,
      }))
      .reverse(),
  };
}

/** The version to save, with its author. */
function savedNow({ server, rights }: ProjectSession): { readonly at: string; readonly by: string } {
  return { at: new Date(server.environment.now()).toISOString(), by: personIn(rights.user, rights.language) };
}

/** Adds a version. @throws MockError (409) when another one was saved in between */
async function putVersion(project: ProjectSession, brief: Brief, restoredFrom: number | null): Promise<OpenBrief> {
  const next = await changeBriefs(project, ({ briefs, removed }) => {
    const stored = storedOf(briefs, brief.id);
    const present = currentOf(stored);
    if (present.version !== brief.version) {
      throw new MockError(409, {
        zh: '其他人刚刚修改了这份简报，请刷新后再保存',
        en: 'Someone else changed this brief in the meantime. Reload it, then save again.',
      });
    }
    const { at, by } = savedNow(project);
    const told: Brief = { ...brief, created_at: present.created_at, updated_at: at, version: present.version + 1 };
    const saved: SavedVersion = { at, by, restored_from: restoredFrom, brief: told };
    const versions = [...stored.versions, saved].slice(-MOST_VERSIONS);
    return { briefs: briefs.map((one) => (one === stored ? { versions } : one)), removed, told };
  });
  return openBrief(project, next);
}

/** Saves a new brief, or the next version of an existing one. @throws MockError (404, 409, 422) */
export async function saveBrief(project: ProjectSession, body: { readonly brief: Brief }): Promise<OpenBrief> {
  const { brief } = body;
  if (brief.id !== '') return putVersion(project, brief, null);
  const first = await changeBriefs(project, ({ briefs, removed }) => {
    if (briefs.length >= MOST_BRIEFS) {
      const most = String(MOST_BRIEFS);
      throw badInput('brief', {
        zh: `一个项目最多 ${most} 份简报，请先删除不用的`,
        en: `can’t be added: a project can have at most ${most} briefs. Delete one first`,
      });
    }
    const { at, by } = savedNow(project);
    const id = `brief-${hashOf([at, project.rights.user.id, briefs.length, removed.length], 12)}`;
    const told: Brief = { ...brief, id, created_at: at, updated_at: at, version: 1 };
    return { briefs: [...briefs, { versions: [{ at, by, restored_from: null, brief: told }] }], removed, told };
  });
  return openBrief(project, first);
}

/** Restores an earlier version as the latest. @throws MockError (404, 409) */
export async function restoreBrief(
  project: ProjectSession,
  body: OneRequest & { readonly version: number; readonly present: number },
): Promise<OpenBrief> {
  const { id, version, present } = body;
  const stored = storedOf((await loadBriefs(project)).briefs, id);
  return putVersion(project, { ...versionOf(stored, version).brief, version: present }, version);
}

/** Deletes a brief; it can be restored. @throws MockError (404) */
export async function removeBrief(project: ProjectSession, { id }: OneRequest): Promise<BriefRemoved> {
  return changeBriefs(project, ({ briefs, removed }) => {
    const stored = storedOf(briefs, id);
    return {
      briefs: briefs.filter((one) => one !== stored),
      removed: [...removed, stored].slice(-MOST_REMOVED),
      told: { id, title: currentOf(stored).title },
    };
  });
}

/** Restores a deleted brief. @throws MockError (404) */
export async function recoverBrief(project: ProjectSession, { id }: OneRequest): Promise<BriefRemoved> {
  return changeBriefs(project, ({ briefs, removed }) => {
    const stored = storedOf(removed, id);
    return {
      briefs: [...briefs, stored],
      removed: removed.filter((one) => one !== stored),
      told: { id, title: currentOf(stored).title },
    };
  });
}

import type {
  Brief,
  BriefList,
  BriefRemoved,
  BriefVersions,
  BriefWindow,
  OpenBrief,
} from '../../../client/src/api/briefSchemas.ts';
import type { ProjectDefinition } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, MockError, noSuch } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import {
  BRIEF_LISTS,
  briefGatherRequest,
  briefIdRequest,
  briefOneRequest,
  briefRestoreRequest,
  briefSaveRequest,
  MOST_BRIEF_PROMPTS,
} from '../http/requests/briefRequests.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { hashOf } from '../import/stableId.ts';
import type { SavedVersion, StoredBrief } from '../projects/BriefBook.ts';
import { briefBookOfCall, briefRow, currentOf, gatherFor, keepBriefs, openBrief } from '../projects/briefsOfCall.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { readFilters, requireKnown } from '../projects/readFilters.ts';

/** Of a project. */
const MOST_BRIEFS = 200;
/** Of one brief; the oldest goes. */
const MOST_VERSIONS = 30;
/** Deleted ones that are kept to be taken back. */
const MOST_REMOVED = 20;

/** Briefs for new pieces. Whoever may see a project may keep its briefs. */
export function addBriefRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/optimize/briefs', listBriefs);
  routes.signed('get', '/api/front/optimize/briefs/gather', gather);
  routes.signed('get', '/api/front/optimize/briefs/one', showBrief);
  routes.signed('get', '/api/front/optimize/briefs/versions', listVersions);
  routes.signed('post', '/api/front/optimize/briefs/save', saveBrief);
  routes.signed('post', '/api/front/optimize/briefs/restore', restoreBrief);
  routes.signed('post', '/api/front/optimize/briefs/delete', removeBrief);
  routes.signed('post', '/api/front/optimize/briefs/recover', recoverBrief);
}

async function listBriefs(call: SignedCall): Promise<BriefList> {
  const { briefs } = await briefBookOfCall(call);
  return { list: briefs.map(briefRow).sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1)) };
}

interface Subject {
  readonly promptIds: readonly string[];
  readonly topicId: string | null;
  readonly title: string;
}

/** What a brief is for, by the prompts chosen, or else those of the topic. @throws MockError (422) naming the field */
function subjectOf(project: ProjectDefinition, chosen: readonly string[], topicId: string | undefined): Subject {
  requireKnown(chosen, project.prompts, 'prompt_ids');
  const topic = project.topics.find(({ id }) => id === topicId);
  if (topicId !== undefined && !topic) requireKnown([topicId], project.topics, 'topic_id');
  const ofTopic = project.prompts.filter((prompt) => prompt.topic_id === topicId && prompt.paused !== true);
  const promptIds = chosen.length > 0 || !topic ? [...new Set(chosen)] : ofTopic.map(({ id }) => id);
  const first = project.prompts.find(({ id }) => id === promptIds[0]);
  if (!first) throw badInput('prompt_ids', { zh: '请选择提示词', en: 'must name at least one prompt' });
  const title = chosen.length === 0 && topic ? topic.name : Array.from(first.text).slice(0, 80).join('');
  return { promptIds: promptIds.slice(0, MOST_BRIEF_PROMPTS), topicId: topic?.id ?? null, title };
}

async function gather(call: SignedCall): Promise<OpenBrief> {
  const request = readQuery(call.request.url, briefGatherRequest, BRIEF_LISTS);
  const project = definitionOfCall(call);
  const { prompt_ids: chosen, topic_id: topic, action_id: actionId = null, ...days } = request;
  const filters = readFilters(
    { ...days, topic_ids: [], platform_ids: [], keyword_ids: '' },
    project,
    call.services.today(days.time_zone),
  );
  const { start_time, end_time, time_zone } = filters;
  const window: BriefWindow = { start_time, end_time, time_zone };
  const { promptIds, topicId, title } = subjectOf(project, chosen, topic);
  const gathered = await gatherFor(call, promptIds, window);
  const unsaved = { id: '', created_at: '', updated_at: '', version: 0 };
  return openBrief(call, { ...gathered, ...unsaved, title, action_id: actionId, topic_id: topicId });
}

/** @throws MockError (404) */
function storedOf(briefs: readonly StoredBrief[], id: string): StoredBrief {
  const stored = briefs.find((one) => currentOf(one).id === id);
  if (!stored) throw noSuch({ zh: '没有该简报', en: 'There is no such brief' });
  return stored;
}

/** @throws MockError (404) */
function versionOf({ versions }: StoredBrief, version: number): SavedVersion {
  const found = versions.find(({ brief }) => brief.version === version);
  if (!found) throw noSuch({ zh: '没有该版本', en: 'There is no such version' });
  return found;
}

async function showBrief(call: SignedCall): Promise<OpenBrief> {
  const { id, version } = readQuery(call.request.url, briefOneRequest);
  const stored = storedOf((await briefBookOfCall(call)).briefs, id);
  return openBrief(call, version === undefined ? currentOf(stored) : versionOf(stored, version).brief);
}

async function listVersions(call: SignedCall): Promise<BriefVersions> {
  const { id } = readQuery(call.request.url, briefIdRequest);
  const { versions } = storedOf((await briefBookOfCall(call)).briefs, id);
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

/** Puts a new version on top. @throws MockError (409) when another one came in between */
async function putVersion(call: SignedCall, brief: Brief, restoredFrom: number | null): Promise<OpenBrief> {
  const { briefs, removed } = await briefBookOfCall(call);
  const stored = storedOf(briefs, brief.id);
  const present = currentOf(stored);
  if (present.version !== brief.version) {
    throw new MockError(409, { zh: '简报已被他人修改', en: 'Somebody else changed the brief meanwhile' });
  }
  const at = new Date(call.services.environment.now()).toISOString();
  const version = present.version + 1;
  const next: Brief = { ...brief, created_at: present.created_at, updated_at: at, version };
  const saved: SavedVersion = { at, by: call.user.profile.name, restored_from: restoredFrom, brief: next };
  const versions = [...stored.versions, saved].slice(-MOST_VERSIONS);
  keepBriefs(
    call,
    briefs.map((one) => (one === stored ? { versions } : one)),
    removed,
  );
  return openBrief(call, next);
}

async function saveBrief(call: SignedCall): Promise<OpenBrief> {
  const { brief } = readBody(call.request.body, briefSaveRequest);
  if (brief.id !== '') return putVersion(call, brief, null);
  const { briefs, removed } = await briefBookOfCall(call);
  if (briefs.length >= MOST_BRIEFS) {
    const most = String(MOST_BRIEFS);
    throw badInput('brief', { zh: `最多 ${most} 份简报`, en: `: a project keeps at most ${most} briefs` });
  }
  const at = new Date(call.services.environment.now()).toISOString();
  const id = `brief-${hashOf([at, call.user.id, briefs.length, removed.length], 12)}`;
  const first: Brief = { ...brief, id, created_at: at, updated_at: at, version: 1 };
  const saved: SavedVersion = { at, by: call.user.profile.name, restored_from: null, brief: first };
  keepBriefs(call, [...briefs, { versions: [saved] }], removed);
  return openBrief(call, first);
}

async function restoreBrief(call: SignedCall): Promise<OpenBrief> {
  const { id, version, present } = readBody(call.request.body, briefRestoreRequest);
  const stored = storedOf((await briefBookOfCall(call)).briefs, id);
  return putVersion(call, { ...versionOf(stored, version).brief, version: present }, version);
}

async function removeBrief(call: SignedCall): Promise<BriefRemoved> {
  const { id } = readBody(call.request.body, briefIdRequest);
  const { briefs, removed } = await briefBookOfCall(call);
  const stored = storedOf(briefs, id);
  keepBriefs(
    call,
    briefs.filter((one) => one !== stored),
    [...removed, stored].slice(-MOST_REMOVED),
  );
  return { id, title: currentOf(stored).title };
}

async function recoverBrief(call: SignedCall): Promise<BriefRemoved> {
  const { id } = readBody(call.request.body, briefIdRequest);
  const { briefs, removed } = await briefBookOfCall(call);
  const stored = storedOf(removed, id);
  keepBriefs(
    call,
    [...briefs, stored],
    removed.filter((one) => one !== stored),
  );
  return { id, title: currentOf(stored).title };
}

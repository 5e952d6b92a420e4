import type { ChangeRow, Effect, Publication } from '#client/api/publicationSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import { badInput, noSuch } from '#server/refusal/MockError.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import { requireKnown } from '../answers/readFilters.ts';
import { DraftRepository } from '../drafts/DraftRepository.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import type { ReportService } from '../reports/ReportService.ts';
import { requireOneUnchanged } from '../requireBase.ts';
import { giveWay } from '../Stop.ts';
import { MOST_CHANGES, putPublications } from './putPublications.ts';

/** Without the texts, which no finding depends on and which would enlarge the reply. */
const withoutTexts = (change: Publication): Publication => ({ ...change, before_text: null, after_text: null });

/** The publications, newest first, each with its measured effect. */
export async function listChanges(
  project: ProjectSession,
  query: { readonly time_zone: string },
  kept: ReportService<'finding'>,
): Promise<{ readonly list: ChangeRow[] }> {
  const { time_zone: timeZone } = query;
  const today = project.server.today(timeZone);
  const table = await project.table();
  const changes = project.changes;
  const others = changes.map(withoutTexts);
  const list: ChangeRow[] = [];
  for (const change of changes) {
    const effect = await kept.of(table, project.signal, withoutTexts(change), { others, today, timeZone });
    const { before_text: _before, after_text: _after, ...head } = change;
    list.push({ ...head, effect });
    // Hundreds of publications over a million answers must not block the event loop.
    await giveWay(project.signal);
  }
  return { list: list.sort((a, b) => compareCodes(b.published_on, a.published_on)) };
}

function changeOf(project: ProjectSession, id: string): Publication {
  const change = project.changes.find((one) => one.id === id);
  if (!change) throw noSuch('id', { zh: '没有该内容改动', en: 'Content change not found' });
  return change;
}

/** The complete effect of one publication. @throws MockError (404) */
export async function showEffect(
  project: ProjectSession,
  query: { readonly time_zone: string; readonly id: string },
  kept: ReportService<'effect'>,
): Promise<Effect> {
  const { id, time_zone: timeZone } = query;
  const today = project.server.today(timeZone);
  const change = changeOf(project, id);
  const changes = project.changes;
  const table = await project.table();
  const others = changes.map(withoutTexts);
  return kept.of(table, project.signal, change, { others, today, timeZone });
}

/** @throws MockError (422) naming the field for an invalid URL and for unknown prompts. */
function readChange(sent: Publication, project: ProjectSession): Publication {
  if (normaliseUrl(sent.url) === null) {
    throw badInput('change.url', {
      zh: '不是网址，应如 https://example.com/page',
      en: 'is not a URL; it should look like https://example.com/page',
    });
  }
  requireKnown(sent.prompt_ids, project.definition.prompts, 'change.prompt_ids');
  const url = /^https?:\/\//iu.test(sent.url) ? sent.url : `https://${sent.url.replace(/^\/+/u, '')}`;
  const prompts = [...new Set(sent.prompt_ids)];
  const now = project.server.environment.now();
  return { ...sent, url, prompt_ids: prompts, id: sent.id || stableId('change', JSON.stringify([url, sent, now])) };
}

/**
 * Adds or updates a publication; the draft it came from counts as published.
 * @throws MockError: 422 naming the field, 409 as `requireOneUnchanged`
 */
export function saveChange(
  project: ProjectSession,
  body: { readonly change: Publication; readonly base?: unknown },
): { readonly change: Publication } {
  const change = readChange(body.change, project);
  const changes = project.changes;
  const known = changes.find(({ id }) => id === change.id);
  requireOneUnchanged(body.base, known, change);
  const isKnown = known !== undefined;
  if (!isKnown && changes.length >= MOST_CHANGES) {
    const most = String(MOST_CHANGES);
    throw badInput('change', {
      zh: `一个项目最多 ${most} 条内容改动，请先删除不用的`,
      en: `can’t be added: a project can have at most ${most} content changes. Delete one first`,
    });
  }
  putPublications(
    project,
    isKnown ? changes.map((one) => (one.id === change.id ? change : one)) : [...changes, change],
  );
  if (!isKnown && change.draft_id !== null) new DraftRepository(project).publish(change.draft_id);
  return { change };
}

/** Deletes a publication. @throws MockError (404) */
export function deleteChange(project: ProjectSession, body: { readonly id: string }): { readonly change: Publication } {
  const change = changeOf(project, body.id);
  putPublications(
    project,
    project.changes.filter(({ id }) => id !== change.id),
  );
  return { change };
}

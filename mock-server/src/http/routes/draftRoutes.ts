import type { Draft, DraftHead, DraftList, DraftVersion, DraftVersionText, Kit } from '#client/api/draftSchemas.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { briefOrigin, loadBriefOrigins, pageOrigin, pagesOf } from '#server/service/drafts/draftOrigins.ts';
import { DraftRepository } from '#server/service/drafts/DraftRepository.ts';
import { readKit } from '#server/service/drafts/readKit.ts';
import { requireSources } from '#server/service/drafts/requireSources.ts';
import { writerOf } from '#server/service/drafts/writerOf.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { requireUnchanged } from '#server/service/requireBase.ts';
import { versionText } from '#server/store/documents/draftDocuments.ts';
import type { StoredDraft } from '#server/store/documents/draftDocuments.ts';
import {
  draftCreateRequest,
  draftDuplicateRequest,
  draftIdRequest,
  draftRestoreRequest,
  draftSaveRequest,
  draftStatusRequest,
  draftVersionRequest,
  kitRequest,
} from '../requests/draftRequests.ts';
import { emptyRequest } from '../requests/fields.ts';
import type { RouteTable, QueryCall, BodyCall } from '../RouteTable.ts';

interface DraftReply {
  readonly draft: Draft;
}

/** Drafts, their history and the brand kit. */
export function addDraftRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/optimize/drafts', emptyRequest, ({ project }) => listDrafts(project));
  routes.project('get', '/api/front/optimize/draft', draftIdRequest, oneDraft);
  routes.project('post', '/api/front/optimize/draft/create', draftCreateRequest, createDraft);
  routes.project('post', '/api/front/optimize/draft/save', draftSaveRequest, saveDraft);
  routes.project('post', '/api/front/optimize/draft/status', draftStatusRequest, setStatus);
  routes.project('get', '/api/front/optimize/draft/versions', draftIdRequest, listVersions);
  routes.project('get', '/api/front/optimize/draft/version', draftVersionRequest, oneVersion);
  routes.project('post', '/api/front/optimize/draft/restore', draftRestoreRequest, restoreDraft);
  routes.project('post', '/api/front/optimize/draft/duplicate', draftDuplicateRequest, duplicateDraft);
  routes.project('post', '/api/front/optimize/draft/delete', draftIdRequest, deleteDraft);
  routes.project('post', '/api/front/optimize/draft/undelete', draftIdRequest, undeleteDraft);
  routes.project('get', '/api/front/optimize/kit', emptyRequest, ({ project }) =>
    project.state.documents.kit.of(project.id),
  );
  routes.project('post', '/api/front/optimize/kit/save', kitRequest, saveKit);
}

function headOf(draft: StoredDraft): DraftHead {
  const { text, deleted_at: _deleted, kind: _kind, since: _since, ...head } = draft;
  return { ...head, characters: text.length };
}

function reply(draft: StoredDraft): DraftReply {
  const { characters: _, ...head } = headOf(draft);
  return { draft: { ...head, text: draft.text } };
}

async function listDrafts(project: ProjectSession): Promise<DraftList> {
  return {
    list: new DraftRepository(project).list().map(headOf),
    briefs: await loadBriefOrigins(project),
    pages: pagesOf(project),
    writer: writerOf(project.server),
  };
}

function oneDraft({ project, query }: QueryCall<typeof draftIdRequest>): DraftReply {
  return reply(new DraftRepository(project).one(query.id));
}

async function createDraft({ call, project, body }: BodyCall<typeof draftCreateRequest>): Promise<DraftReply> {
  const { brief_id: briefId, page_id: pageId, ...typed } = body;
  if (briefId !== undefined && pageId !== undefined) {
    throw badInput('page_id', { zh: '不能与简报同时使用', en: 'can’t be combined with a brief' });
  }
  const origin =
    briefId !== undefined
      ? await briefOrigin(project, briefId)
      : pageId !== undefined
        ? pageOrigin(project, pageId)
        : null;
  return reply(
    new DraftRepository(project).create({
      title: typed.title ?? origin?.title ?? '',
      text: typed.text || (origin?.text ?? ''),
      prompt_ids: [...(typed.prompt_ids ?? origin?.prompt_ids ?? [])],
      // An empty draft gets the language of its author.
      language: typed.language ?? origin?.language ?? call.locale,
      brief_id: briefId ?? null,
      page_id: pageId ?? null,
      kind: pageId === undefined ? 'saved' : 'imported',
    }),
  );
}

function saveDraft({ project, body }: BodyCall<typeof draftSaveRequest>): DraftReply {
  const { id, base_version: base, ...edit } = body;
  return reply(new DraftRepository(project).change(id, base, edit));
}

function setStatus({ project, body }: BodyCall<typeof draftStatusRequest>): DraftReply {
  const { id, base_version: base, status } = body;
  const drafts = new DraftRepository(project);
  if (status !== 'draft') requireSources(drafts.one(id).text);
  return reply(drafts.change(id, base, { status, kind: 'saved', apart: false }));
}

function listVersions({ project, query }: QueryCall<typeof draftIdRequest>): {
  readonly versions: readonly DraftVersion[];
} {
  const { id } = query;
  const versions = new DraftRepository(project).versions(id).map((version) => {
    const { title: _title, text: _text, ...head } = versionText(version);
    return head;
  });
  return { versions };
}

function oneVersion({ project, query }: QueryCall<typeof draftVersionRequest>): DraftVersionText {
  const { id, version } = query;
  return versionText(new DraftRepository(project).version(id, version));
}

function restoreDraft({ project, body }: BodyCall<typeof draftRestoreRequest>): DraftReply {
  const { id, base_version: base, version } = body;
  const drafts = new DraftRepository(project);
  const { title, text } = drafts.version(id, version);
  return reply(drafts.change(id, base, { title, text, kind: 'restored', apart: true }));
}

function duplicateDraft({ project, body }: BodyCall<typeof draftDuplicateRequest>): DraftReply {
  const { id, title, text } = body;
  const drafts = new DraftRepository(project);
  const { language, prompt_ids: promptIds, brief_id: briefId, page_id: pageId, ...source } = drafts.one(id);
  return reply(
    drafts.create({
      language,
      prompt_ids: promptIds,
      brief_id: briefId,
      page_id: pageId,
      title: title ?? source.title,
      text: text ?? source.text,
      kind: 'saved',
    }),
  );
}

function deleteDraft({ project, body }: BodyCall<typeof draftIdRequest>): DraftReply {
  return reply(new DraftRepository(project).remove(body.id));
}

function undeleteDraft({ project, body }: BodyCall<typeof draftIdRequest>): DraftReply {
  return reply(new DraftRepository(project).undelete(body.id));
}

function saveKit({ project, body }: BodyCall<typeof kitRequest>): Kit {
  const kit = readKit(body);
  requireUnchanged(body.base, () => project.state.documents.kit.of(project.id), kit);
  project.state.documents.kit.put(project.id, kit);
  return kit;
}

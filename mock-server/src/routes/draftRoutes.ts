import type {
  Draft,
  DraftHead,
  DraftLanguage,
  DraftList,
  DraftVersion,
  DraftVersionText,
  Kit,
} from '../../../client/src/api/draftSchemas.ts';
import { versionText } from '../drafts/draftDocuments.ts';
import type { StoredDraft } from '../drafts/draftDocuments.ts';
import { DraftDesk } from '../drafts/DraftDesk.ts';
import { briefOrigin, briefsOf, pageOrigin, pagesOf } from '../drafts/draftOrigins.ts';
import { readKit } from '../drafts/readKit.ts';
import { requireSources } from '../drafts/requireSources.ts';
import { writerOf } from '../drafts/writerOf.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import {
  draftCreateRequest,
  draftDuplicateRequest,
  draftIdRequest,
  draftRestoreRequest,
  draftSaveRequest,
  draftStatusRequest,
  draftVersionRequest,
  kitRequest,
} from '../http/requests/draftRequests.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';

interface DraftReply {
  readonly draft: Draft;
}

/** What people write, its history and the brand kit. Whoever may see a project may write in it. */
export function addDraftRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/optimize/drafts', listDrafts);
  routes.signed('get', '/api/front/optimize/draft', oneDraft);
  routes.signed('post', '/api/front/optimize/draft/create', createDraft);
  routes.signed('post', '/api/front/optimize/draft/save', saveDraft);
  routes.signed('post', '/api/front/optimize/draft/status', setStatus);
  routes.signed('get', '/api/front/optimize/draft/versions', listVersions);
  routes.signed('get', '/api/front/optimize/draft/version', oneVersion);
  routes.signed('post', '/api/front/optimize/draft/restore', restoreDraft);
  routes.signed('post', '/api/front/optimize/draft/duplicate', duplicateDraft);
  routes.signed('post', '/api/front/optimize/draft/delete', deleteDraft);
  routes.signed('post', '/api/front/optimize/draft/undelete', undeleteDraft);
  routes.signed('get', '/api/front/optimize/kit', (call) => call.state.documents.kit.of(projectOfCall(call).id));
  routes.signed('post', '/api/front/optimize/kit/save', saveKit);
}

function headOf(draft: StoredDraft): DraftHead {
  const { text, deleted_at: _deleted, kind: _kind, since: _since, ...head } = draft;
  return { ...head, characters: text.length };
}

function reply(draft: StoredDraft): DraftReply {
  const { characters: _, ...head } = headOf(draft);
  return { draft: { ...head, text: draft.text } };
}

async function listDrafts(call: SignedCall): Promise<DraftList> {
  return {
    list: new DraftDesk(call).list().map(headOf),
    briefs: await briefsOf(call),
    pages: pagesOf(call),
    writer: writerOf(call),
  };
}

function oneDraft(call: SignedCall): DraftReply {
  return reply(new DraftDesk(call).one(readQuery(call.request.url, draftIdRequest).id));
}

async function createDraft(call: SignedCall): Promise<DraftReply> {
  const { brief_id: briefId, page_id: pageId, ...typed } = readBody(call.request.body, draftCreateRequest);
  if (briefId !== undefined && pageId !== undefined) {
    throw badInput('page_id', { zh: '不能与简报同时使用', en: 'cannot go with a brief' });
  }
  const origin =
    briefId !== undefined ? await briefOrigin(call, briefId) : pageId !== undefined ? pageOrigin(call, pageId) : null;
  return reply(
    new DraftDesk(call).create({
      title: typed.title ?? origin?.title ?? '',
      text: typed.text || (origin?.text ?? ''),
      prompt_ids: [...(typed.prompt_ids ?? origin?.prompt_ids ?? [])],
      language: typed.language ?? origin?.language ?? languageOf(call),
      brief_id: briefId ?? null,
      page_id: pageId ?? null,
      kind: pageId === undefined ? 'saved' : 'imported',
    }),
  );
}

/** Of a draft that begins with nothing: that of its writer. */
function languageOf(call: SignedCall): DraftLanguage {
  return call.locale;
}

function saveDraft(call: SignedCall): DraftReply {
  const { id, base_version: base, ...edit } = readBody(call.request.body, draftSaveRequest);
  return reply(new DraftDesk(call).change(id, base, edit));
}

function setStatus(call: SignedCall): DraftReply {
  const { id, base_version: base, status } = readBody(call.request.body, draftStatusRequest);
  const desk = new DraftDesk(call);
  if (status !== 'draft') requireSources(desk.one(id).text);
  return reply(desk.change(id, base, { status, kind: 'saved', apart: false }));
}

function listVersions(call: SignedCall): { readonly versions: readonly DraftVersion[] } {
  const { id } = readQuery(call.request.url, draftIdRequest);
  const versions = new DraftDesk(call).versions(id).map((version) => {
    const { title: _title, text: _text, ...head } = versionText(version);
    return head;
  });
  return { versions };
}

function oneVersion(call: SignedCall): DraftVersionText {
  const { id, version } = readQuery(call.request.url, draftVersionRequest);
  return versionText(new DraftDesk(call).version(id, version));
}

function restoreDraft(call: SignedCall): DraftReply {
  const { id, base_version: base, version } = readBody(call.request.body, draftRestoreRequest);
  const desk = new DraftDesk(call);
  const { title, text } = desk.version(id, version);
  return reply(desk.change(id, base, { title, text, kind: 'restored', apart: true }));
}

function duplicateDraft(call: SignedCall): DraftReply {
  const { id, title, text } = readBody(call.request.body, draftDuplicateRequest);
  const desk = new DraftDesk(call);
  const { language, prompt_ids: promptIds, brief_id: briefId, page_id: pageId, ...source } = desk.one(id);
  return reply(
    desk.create({
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

function deleteDraft(call: SignedCall): DraftReply {
  return reply(new DraftDesk(call).remove(readBody(call.request.body, draftIdRequest).id));
}

function undeleteDraft(call: SignedCall): DraftReply {
  return reply(new DraftDesk(call).undelete(readBody(call.request.body, draftIdRequest).id));
}

function saveKit(call: SignedCall): Kit {
  const kit = readKit(readBody(call.request.body, kitRequest));
  call.state.documents.kit.put(projectOfCall(call).id, kit);
  return kit;
}

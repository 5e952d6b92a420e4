import { createActionApi } from '#client/api/actionApi.ts';
import { createBriefApi } from '#client/api/briefApi.ts';
import type { BriefSubject } from '#client/api/briefApi.ts';
import { createDraftApi } from '#client/api/draftApi.ts';
import type { Draft } from '#client/api/draftSchemas.ts';
import type { Http } from '#client/api/http.ts';
import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import { createPublicationApi } from '#client/api/publicationApi.ts';
import { createScoreApi } from '#client/api/scoreApi.ts';
import { changes, creates, reads, removes, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';
import type { Known } from '../Known.ts';

const NAME = 'Made by the contract check';
const HTML = `<!doctype html><title>${NAME}</title><h1>${NAME}</h1><p>A page of one sentence.</p>`;
const NOBODYS_PAGE = 'https://example.com/contract-check';
const ACTION = `the action "${NAME}"`;
const BRIEF = `the brief "${NAME}"`;
const DRAFT = `the draft "${NAME}"`;
const COPY = `the copy of ${DRAFT}`;
const PAGE = `the page ${NOBODYS_PAGE}`;
const CHANGE = `the published change "${NAME}"`;

function actionChecks(http: Http): AreaChecks<ReturnType<typeof createActionApi>> {
  const api = createActionApi(http);
  const own = { kind: 'create', effort: 'small', title: NAME, assignee_id: null, due: null, notes: '' } as const;
  return {
    list: reads(async (known) => {
      const [first] = (await api.list({ time_zone: known.filters.time_zone })).list;
      known.learn('action', first?.id);
    }),
    one: reads(async (known) => api.one(known.get('action'), known.filters.time_zone)),
    add: creates(ACTION, async (known) => {
      const place = { prompt_ids: [], topic_id: null, url: null };
      const { action } = await api.add({ ...own, ...place }, known.filters.time_zone);
      return action?.id;
    }),
    update: changes(async (known) => api.update(known.get(ACTION), { column: 'doing' }, known.filters.time_zone)),
    restore: changes(async (known) => {
      const id = known.get(ACTION);
      const { before } = await api.update(id, { column: 'done' }, known.filters.time_zone);
      return api.restore(id, before, known.filters.time_zone);
    }),
    remove: removes(ACTION, async (id) => api.remove(id, 'UTC')),
  };
}

function briefChecks(http: Http): AreaChecks<ReturnType<typeof createBriefApi>> {
  const api = createBriefApi(http);
  const subject = (known: Known): BriefSubject => {
    const { start_time, end_time, time_zone } = known.filters;
    return { prompt_ids: [known.get('prompt')], start_time, end_time, time_zone };
  };
  return {
    gather: reads(async (known) => api.gather(subject(known))),
    save: creates(BRIEF, async (known) => {
      const { brief } = await api.gather(subject(known));
      return (await api.save({ ...brief, title: NAME })).brief.id;
    }),
    list: reads(async (known) => {
      const [first] = (await api.list()).list;
      known.learn('brief', first?.id);
    }),
    one: reads(async (known) => api.one(known.get('brief'), null)),
    versions: reads(async (known) => api.versions(known.get('brief'))),
    restore: changes(async (known) => api.restore(known.get(BRIEF), 1, 1)),
    remove: removes(BRIEF, api.remove),
    recover: removes(BRIEF, api.remove, api.recover),
  };
}

function draftChecks(http: Http): AreaChecks<ReturnType<typeof createDraftApi>> {
  const api = createDraftApi(http);
  /** The current state: previous calls created new versions. */
  const made = async (known: Known): Promise<Draft> => api.one(known.get(DRAFT));
  return {
    create: creates(DRAFT, async () => (await api.create({ title: NAME })).id),
    save: changes(async (known) => {
      const { id, prompt_ids, version } = await made(known);
      return api.save({ id, title: NAME, text: 'One sentence.', prompt_ids, base_version: version });
    }),
    list: reads(async (known) => {
      const [first] = (await api.list()).list;
      known.learn('draft', first?.id);
    }),
    one: reads(async (known) => api.one(known.get('draft'))),
    versions: reads(async (known) => {
      const [first] = await api.versions(known.get('draft'));
      known.learn('version of the draft', first === undefined ? undefined : String(first.version));
    }),
    version: reads(async (known) => api.version(known.get('draft'), Number(known.get('version of the draft')))),
    setStatus: changes(async (known) => {
      const { id, version } = await made(known);
      return api.setStatus(id, version, 'final');
    }),
    restore: changes(async (known) => {
      const { id, version } = await made(known);
      const [oldest] = [...(await api.versions(id))].sort((a, b) => a.version - b.version);
      if (oldest !== undefined) await api.restore(id, version, oldest.version);
    }),
    duplicate: changes(async (known) => {
      const { id } = await api.duplicate(known.get(DRAFT));
      known.made(COPY, id);
      await api.remove(id);
      known.removed(COPY);
    }),
    remove: removes(DRAFT, api.remove),
    undelete: removes(DRAFT, api.remove, api.undelete),
    kit: reads(async () => api.kit()),
    saveKit: changes(async () => api.saveKit(await api.kit())),
    generate: untried('may cost money where a model writes'),
  };
}

function ownPageChecks(http: Http): AreaChecks<ReturnType<typeof createOwnPageApi>> {
  const api = createOwnPageApi(http);
  return {
    fetch: untried('would ask other servers for pages'),
    job: untried('needs pages that are being read', async () => api.job('0')),
    cancel: untried('needs pages that are being read', async () => api.cancel('0')),
    addHtml: creates(PAGE, async () => {
      const file = new File([HTML], 'contract.html', { type: 'text/html' });
      return (await api.addHtml(file, NOBODYS_PAGE)).id;
    }),
    inventory: reads(async (known) => {
      const [first] = (await api.inventory(known.filters)).list;
      known.learn('page of the inventory', first?.id);
    }),
    detail: reads(async (known) => api.detail(known.get('page of the inventory'), known.filters)),
    update: changes(async (known) => api.update({ id: known.get(PAGE), prompt_ids: null })),
    remove: removes(PAGE, async (id) => api.remove([id])),
    restore: removes(
      PAGE,
      async (id) => api.remove([id]),
      async (id) => api.restore([id]),
    ),
  };
}

function changeChecks(http: Http): AreaChecks<ReturnType<typeof createPublicationApi>> {
  const api = createPublicationApi(http);
  const nothing = { page_id: null, draft_id: null, before_text: null, after_text: null };
  const made = { ...nothing, url: NOBODYS_PAGE, title: NAME, note: '', score_before: null, score_after: null };
  return {
    save: creates(CHANGE, async (known) => {
      const change = { ...made, prompt_ids: [known.get('prompt')], published_on: known.filters.start_time };
      return (await api.save(change)).change.id;
    }),
    remove: removes(CHANGE, api.remove),
    list: reads(async (known) => {
      const [first] = (await api.list(known.filters.time_zone)).list;
      known.learn('published change', first?.id);
    }),
    effect: reads(async (known) => api.effect(known.get('published change'), known.filters.time_zone)),
  };
}

function scoreChecks(http: Http): AreaChecks<ReturnType<typeof createScoreApi>> {
  const api = createScoreApi(http);
  return {
    basis: reads(async (known) => api.basis(known.filters.time_zone)),
    target: reads(async (known) => {
      const { time_zone } = known.filters;
      return api.target({ prompt_ids: [known.get('prompt')], page_id: known.get('page of the inventory'), time_zone });
    }),
    saveWeights: changes(async (known) => api.saveWeights((await api.basis(known.filters.time_zone)).weights)),
  };
}

/** Areas from actions to drafts. */
export function creationAreas(http: Http): ContractArea[] {
  return [
    { name: 'action', checks: actionChecks(http) },
    { name: 'brief', checks: briefChecks(http) },
    { name: 'draft', checks: draftChecks(http) },
    { name: 'ownPage', checks: ownPageChecks(http) },
    { name: 'publication', checks: changeChecks(http) },
    { name: 'score', checks: scoreChecks(http) },
  ];
}

import { createCaptureApi } from '#client/api/captureApi.ts';
import type { Http } from '#client/api/http.ts';
import { createPortfolioApi } from '#client/api/portfolioApi.ts';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import { createViewApi } from '#client/api/viewApi.ts';
import { changes, creates, reads, removes, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';

function setupChecks(http: Http): AreaChecks<ReturnType<typeof createProjectSetupApi>> {
  const api = createProjectSetupApi(http);
  const blank = { name: '', aliases: [], domains: [], match_case: false };
  const none = { name: '', description: '', market: '', languages: [], competitors: [], prompts: [], platforms: [] };
  return {
    create: untried('would leave a project behind', async () => api.create({ ...none, brand: blank })),
    website: untried('would read a page of the web', async () => api.website('')),
    questions: reads(async () => api.questions(['lamp'], 'auto')),
    suggest: untried('would ask a language model', async () =>
      api.suggest({
        kind: 'prompts',
        brand: blank,
        ...{ description: '', market: '', languages: [], competitors: [], topics: [] },
      }),
    ),
    checkPrompts: reads(async () => api.checkPrompts(['Which lamp is best?'], [])),
    setup: reads(async () => api.setup()),
    saveSetup: untried('would change a project', async () => api.saveSetup({ market: '?' })),
    rename: untried('would rename a project', async () => api.rename({ name: '' })),
    archive: untried('would put a project away'),
    remove: untried('would delete a project', async () => api.remove('')),
  };
}

function captureChecks(http: Http): AreaChecks<ReturnType<typeof createCaptureApi>> {
  const api = createCaptureApi(http);
  return {
    state: reads(async () => api.state()),
    start: untried('would close the sheet that is open', async () => api.start({ prompt_ids: [], platforms: [] })),
    keep: untried('would add an answer', async () => api.keep({ sheet_id: '', slot_id: '', answer: null })),
    close: untried('would close the sheet that is open', async () => api.close('')),
  };
}

function viewChecks(http: Http): AreaChecks<ReturnType<typeof createViewApi>> {
  const api = createViewApi(http);
  const MADE = 'the saved view "contract check ..."';
  const draft = { name: `contract check ${String(Date.now())}`, page: '/overview/index', search: '' };
  return {
    list: reads(async () => api.list()),
    create: creates(
      MADE,
      async () => (await api.create(draft)).id,
      async () => api.create({ ...draft, name: '' }),
    ),
    show: reads(async (known) => api.show(known.get(MADE))),
    update: changes(
      async (known) => {
        const { view } = await api.show(known.get(MADE));
        if (view !== null) await api.update(view.id, view.version, { ...draft, search: 'tab=topics' });
      },
      async () => api.update('0', 0, draft),
    ),
    share: untried('would show the team a view', async () => api.share('0', 0, true)),
    remove: removes(MADE, api.remove),
    restore: untried('would leave a view behind', async () => api.restore('0')),
  };
}

function portfolioChecks(http: Http): AreaChecks<ReturnType<typeof createPortfolioApi>> {
  const api = createPortfolioApi(http);
  return {
    index: reads(async () => api.index({ days: 7, archived: false, timeZone: 'Asia/Shanghai' })),
    group: untried('would put a project into a group', async () => api.group([], '')),
  };
}

/** Areas of adding projects and answers without a file, and of finding them again. */
export function doorAreas(http: Http): ContractArea[] {
  return [
    { name: 'projectSetup', checks: setupChecks(http) },
    { name: 'capture', checks: captureChecks(http) },
    { name: 'view', checks: viewChecks(http) },
    { name: 'portfolio', checks: portfolioChecks(http) },
  ];
}

import { createCaptureApi } from '#client/api/captureApi.ts';
import type { Http } from '#client/api/http.ts';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import { reads, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';

function setupChecks(http: Http): AreaChecks<ReturnType<typeof createProjectSetupApi>> {
  const api = createProjectSetupApi(http);
  const blank = { name: '', aliases: [], domains: [], match_case: false };
  const none = { name: '', description: '', market: '', languages: [], competitors: [], prompts: [], platforms: [] };
  return {
    create: untried('would leave a project behind', async () => api.create({ ...none, brand: blank })),
    website: untried('would read a page of the web', async () => api.website('')),
    questions: reads(async () => api.questions(['lamp'], 'auto')),
    checkPrompts: reads(async () => api.checkPrompts(['Which lamp is best?'], [])),
    setup: reads(async () => api.setup()),
    saveSetup: untried('would change a project', async () => api.saveSetup({ market: '?' })),
    rename: untried('would rename a project', async () => api.rename('')),
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

/** The doors by which projects and answers come in without a file. */
export function doorAreas(http: Http): ContractArea[] {
  return [
    { name: 'projectSetup', checks: setupChecks(http) },
    { name: 'capture', checks: captureChecks(http) },
  ];
}

import { createAlertApi } from '#client/api/alertApi.ts';
import { createAnswerApi } from '#client/api/answerApi.ts';
import { createFilterApi } from '#client/api/filterApi.ts';
import type { Http } from '#client/api/http.ts';
import { createOverviewApi } from '#client/api/overviewApi.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { createUserInsightApi } from '#client/api/userInsightApi.ts';
import { createWorkplaceApi } from '#client/api/workplaceApi.ts';
import type { Clients } from '../Clients.ts';
import { changes, creates, reads, removes, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';
import { NothingToAskError } from '../Known.ts';

const PAGE = { page: 1, page_size: 20 };
const MUTING = 'the muting of alerts about platforms with few answers';

function filterChecks(http: Http): AreaChecks<ReturnType<typeof createFilterApi>> {
  const api = createFilterApi(http);
  return {
    topics: reads(async (known) => {
      const [first] = (await api.topics()).list;
      known.learn('topic', first?.id);
    }),
    platforms: reads(async () => api.platforms()),
    keywords: reads(async () => api.keywords()),
  };
}

function reportChecks(http: Http): AreaChecks<ReturnType<typeof createReportApi>> {
  const api = createReportApi(http);
  return {
    answerIndex: reads(async ({ filters }) => api.answerIndex(filters)),
    prompts: reads(async (known) => {
      const [first] = (await api.prompts({ ...known.filters, ...PAGE, sort: 'visibility', order: 'desc' })).list;
      known.learn('prompt', first?.id);
    }),
    topicTable: reads(async ({ filters }) => api.topicTable(filters)),
    sources: reads(async (known) => {
      const { list } = await api.sources({ ...known.filters, ...PAGE });
      known.learn('cited domain', list[0]?.domain);
      const other = list.find(({ type, type_given: given }) => !given && type !== 'own' && type !== 'competitor');
      known.learn('domain of others', other?.domain);
    }),
    whyMoved: reads(async ({ filters }) => api.whyMoved({ ...filters, measure_id: 'visibility', by: 'platform' })),
    promptDetail: reads(async (known) => api.promptDetail(known.get('prompt'), known.filters)),
    topicDetail: reads(async (known) => api.topicDetail(known.get('topic'), known.filters)),
    domainDetail: reads(async (known) => api.domainDetail(known.get('cited domain'), known.filters)),
    // Null: the recognized type, which most domains have.
    setSourceType: changes(async (known) => api.setSourceType(known.get('domain of others'), null)),
  };
}

function answerChecks(http: Http): AreaChecks<ReturnType<typeof createAnswerApi>> {
  const api = createAnswerApi(http);
  return {
    list: reads(async (known) => {
      const [first] = (await api.list({ ...known.filters, ...PAGE })).list;
      known.learn('answer', first?.id);
    }),
    one: reads(async (known) => api.one(known.get('answer'))),
    exportFile: reads(async (known) => {
      const file = await api.exportFile({ ...known.filters, prompt_id: known.get('prompt') }, 'csv');
      if (file.size === 0) throw new Error('the file is empty');
    }),
  };
}

function userInsightChecks(http: Http): AreaChecks<ReturnType<typeof createUserInsightApi>> {
  const api = createUserInsightApi(http);
  return {
    index: reads(async ({ filters }) => api.index(filters)),
    detail: reads(async ({ filters }) => api.detail({ kind: 'persona', id: 'general' }, filters)),
    prompts: reads(async (known) => {
      const { list } = await api.prompts({ ...known.filters, ...PAGE });
      known.learn('prompt whose stage nobody set', list.find((prompt) => prompt.stage_source !== 'set')?.id);
    }),
    // Null: derived by rules, as it is.
    assign: changes(async (known) => api.assign([{ id: known.get('prompt whose stage nobody set'), stage: null }])),
    savePersonas: untried('would replace the personas there are'),
  };
}

/** Areas of the reports. */
export function reportAreas({ http, files }: Clients): ContractArea[] {
  const overview = createOverviewApi(http);
  const workplace = createWorkplaceApi(http);
  const overviewChecks: AreaChecks<typeof overview> = { index: reads(async ({ filters }) => overview.index(filters)) };
  const alert = createAlertApi(http);
  const kind = { scope: 'kind', of: 'thin_platform' } as const;
  const alertChecks: AreaChecks<typeof alert> = {
    list: reads(async ({ filters }) => alert.list({ time_zone: filters.time_zone, view: 'open', ...PAGE })),
    acknowledge: untried('would say that somebody has seen an alert', async () => alert.acknowledge(['0'])),
    mute: creates(
      MUTING,
      async ({ filters }) => {
        const query = { time_zone: filters.time_zone, view: 'open', ...PAGE } as const;
        const { muted_kinds: muted } = await alert.list(query);
        if (muted.some(({ kind: id }) => id === kind.of)) throw new NothingToAskError('this kind is muted by somebody');
        await alert.mute(kind, null);
        return kind.of;
      },
      async () => alert.mute(kind, null),
    ),
    unmute: removes(MUTING, async () => alert.unmute(kind)),
  };
  const workplaceChecks: AreaChecks<typeof workplace> = {
    index: reads(async ({ filters }) => workplace.index(filters.time_zone)),
    project: reads(async ({ filters }) => workplace.project(filters.time_zone)),
    // As it is.
    hideChecklist: changes(
      async ({ filters }) => workplace.hideChecklist((await workplace.project(filters.time_zone)).checklist.hidden),
      async () => workplace.hideChecklist(false),
    ),
  };
  return [
    { name: 'filter', checks: filterChecks(http) },
    { name: 'overview', checks: overviewChecks },
    { name: 'alert', checks: alertChecks },
    { name: 'report', checks: reportChecks(http) },
    { name: 'answer', checks: answerChecks(files) },
    { name: 'userInsight', checks: userInsightChecks(http) },
    { name: 'workplace', checks: workplaceChecks },
  ];
}

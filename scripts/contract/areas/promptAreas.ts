import type { Http } from '#client/api/http.ts';
import { createImportApi } from '#client/api/importApi.ts';
import { createKeywordApi } from '#client/api/keywordApi.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { createTrafficApi } from '#client/api/trafficApi.ts';
import { changes, creates, reads, removes, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';

const PAGE = { page: 1, page_size: 20 };
const COLUMNS = { prompt: 'question', answer: 'answer', date: 'asked_at' };
const ROWS = ['question,answer,asked_at', '"Which one?","This one.",2024-03-01'].join('\n');
const KEYWORDS = ['Keyword,Volume', 'contract check,100'].join('\n');
const PROMPT = 'the prompt "Made by the contract check ..." with its topic "Contract check"';
const KEYWORD = 'the keyword "contract check"';
const ROWS_FILE = 'the uploaded rows.csv, not imported';
const LOG = '203.0.113.9 - - [01/Mar/2024:10:00:00 +0000] "GET /a HTTP/1.1" 200 12 "-" "GPTBot/1.2"\n';

function promptChecks(http: Http): AreaChecks<ReturnType<typeof createPromptApi>> {
  const api = createPromptApi(http);
  return {
    list: reads(async () => api.list(PAGE)),
    check: reads(async () => api.check(['Which one is the best?'], null)),
    add: creates(PROMPT, async () => {
      const text = `Made by the contract check ${Date.now()}`;
      const { added } = await api.add([{ text, topic: 'Contract check', tags: [] }]);
      return added[0]?.id;
    }),
    update: changes(async (known) => api.update([known.get(PROMPT)], { paused: true })),
    remove: removes(PROMPT, async (id) => api.remove([id])),
    restore: removes(
      PROMPT,
      async (id) => api.remove([id]),
      async (id) => api.restore([id]),
    ),
    names: reads(async () => api.names()),
    // Saves the existing names, so that readers see no change.
    saveNames: changes(async () => {
      const topics = (await api.names()).topics.slice(0, 1).map(({ id, name, names }) => ({ id, name, names }));
      return api.saveNames({ topics, tags: [] }, { topics, tags: [] });
    }),
  };
}

function trafficChecks(http: Http): AreaChecks<ReturnType<typeof createTrafficApi>> {
  const api = createTrafficApi(http);
  return {
    report: reads(async ({ filters }) => api.report(filters)),
    pages: reads(async ({ filters }) => api.pages({ ...filters, ...PAGE, view: 'pages' })),
    inspect: creates('the uploaded access.log, not imported', async () => {
      const { file_id: id } = await api.inspect(new File([LOG], 'access.log', { type: 'text/plain' }));
      return id;
    }),
    start: untried('would keep counts of visits that nobody made'),
    job: untried('needs an import that runs', async () => api.job('0')),
    clear: untried('would take away what logs told'),
  };
}

function keywordChecks(http: Http): AreaChecks<ReturnType<typeof createKeywordApi>> {
  const api = createKeywordApi(http);
  const made = { label: 'contract check', band: null, source: '', intent: null };
  const any = { intents: [], stages: [], personas: [], constraints: [], regions: [], language: 'auto' } as const;
  return {
    table: reads(async (known) => {
      const [first] = (await api.table(known.filters)).list;
      known.learn('keyword', first?.id);
    }),
    expand: reads(async (known) => api.expand([known.get('keyword')], any, known.filters.time_zone)),
    impact: reads(async () => api.impact([{ text: 'Which one is the best?', topic: '' }])),
    inspect: creates('the uploaded keywords.csv, not imported', async () => {
      await api.inspect(new File([KEYWORDS], 'keywords.csv', { type: 'text/csv' }));
      return undefined;
    }),
    add: creates(KEYWORD, async () => (await api.add('typed', [made])).added[0]),
    update: changes(async (known) => api.update(known.get(KEYWORD), { intent: 'local' })),
    restore: changes(async (known) => {
      const { before } = await api.update(known.get(KEYWORD), { intent: null });
      return api.restore(before);
    }),
    remove: removes(KEYWORD, async (id) => api.remove([id])),
  };
}

/** Areas of prompts, keywords and file imports. */
export function promptAreas(http: Http): ContractArea[] {
  const importApi = createImportApi(http);
  const importChecks: AreaChecks<typeof importApi> = {
    inspect: creates(ROWS_FILE, async () => {
      const { file_id: id } = await importApi.inspect(new File([ROWS], 'rows.csv', { type: 'text/csv' }));
      return id;
    }),
    reinspect: changes(async (known) =>
      importApi.reinspect({
        file_id: known.get(ROWS_FILE),
        mapping: COLUMNS,
      }),
    ),
    start: untried('would leave a project behind'),
    job: untried('needs an import that runs', async () => importApi.job('0')),
    list: reads(async () => importApi.list()),
    undo: untried('would take answers away'),
  };
  return [
    { name: 'prompt', checks: promptChecks(http) },
    { name: 'keyword', checks: keywordChecks(http) },
    { name: 'traffic', checks: trafficChecks(http) },
    { name: 'import', checks: importChecks },
  ];
}

import * as v from 'valibot';
import { sourceSortSchema, sourceTableSchema } from '#client/api/answerIndexSchemas.ts';
import { promptSortSchema, promptTableSchema } from '#client/api/promptSchemas.ts';
import type { PromptTable } from '#client/api/promptSchemas.ts';
import type { AssistantApi } from '../shapes/AssistantApi.ts';
import { defineTool } from '../shapes/defineTool.ts';
import { figureOf } from '../shapes/figures.ts';
import { pageOf } from '../shapes/pages.ts';
import { inDays, pageEntries, pageNote, scopeEntries, loadScope } from '../shapes/scope.ts';
import type { Scope } from '../shapes/scope.ts';
import { windowOf } from './projectTools.ts';

const order = v.optional(v.picklist(['asc', 'desc'], 'Use asc or desc.'));
const search = v.optional(v.pipe(v.string('Use a string of words.'), v.maxLength(200, 'Use at most 200 characters.')));

export const prompts = defineTool({
  name: 'prompts',
  title: 'Prompts',
  description: 'The prompts, each with your brand’s measures. Can be sorted, searched and paged.',
  input: v.strictObject({
    ...scopeEntries,
    ...pageEntries,
    sort: v.optional(
      v.picklist(promptSortSchema.options, `Use one of ${promptSortSchema.options.join(', ')}.`),
      'visibility',
    ),
    order,
    search: search,
  }),
  run: async ({ project, page, page_size, sort, order: way, search: q, ...rest }, api) => {
    const scope = await loadScope(project, rest, api);
    const query = { ...scope.filters, page, page_size, sort, order: way, q };
    const table = await api.get('/api/front/answer/prompts', promptTableSchema, query, project);
    return {
      ...windowOf(table.scope, scope),
      prompts: table.list.map((row) => promptOf(row, table, scope, api)),
      ...pageNote(table.total, { page, page_size }),
      page_address: pageOf(api.consoleUrl, 'answerIndex', inDays(scope, table.scope), { prompt_q: q }),
    };
  },
});

export const sources = defineTool({
  name: 'sources',
  title: 'Sources',
  description:
    'The domains that answers cite, with their share of citations and how it changed. A page that an answer cites at two places is two citations.',
  input: v.strictObject({
    ...scopeEntries,
    ...pageEntries,
    sort: v.optional(
      v.picklist(sourceSortSchema.options, `Use one of ${sourceSortSchema.options.join(', ')}.`),
      'citations',
    ),
    order,
    search: search,
  }),
  run: async ({ project, page, page_size, sort, order: way, search: q, ...rest }, api) => {
    const scope = await loadScope(project, rest, api);
    const { report, domains } = await loadSources(scope, { page, page_size, sort, order: way, q }, api);
    // Sources have no sentiment.
    const { sentiment_source: _, ...window } = windowOf(report, scope);
    return { ...window, ...domains };
  },
});

export const gaps = defineTool({
  name: 'gaps',
  title: 'Gaps',
  description:
    'Where competitors are mentioned and your brand is not: prompts lost to them, and cited domains whose answers mention only them.',
  input: v.strictObject({ ...scopeEntries, ...pageEntries }),
  run: async ({ project, page, page_size, ...rest }, api) => {
    const scope = await loadScope(project, rest, api);
    const query = { ...scope.filters, page, page_size, view: 'lost_to', sort: 'visibility', order: 'asc' };
    const table = await api.get('/api/front/answer/prompts', promptTableSchema, query, project);
    const { domains } = await loadSources(scope, { page, page_size, gap: '1', sort: 'gap' }, api);
    return {
      ...windowOf(table.scope, scope),
      prompts: {
        list: table.list.map((row) => promptOf(row, table, scope, api)),
        ...pageNote(table.total, { page, page_size }),
        page_address: pageOf(api.consoleUrl, 'answerIndex', inDays(scope, table.scope), { view: 'lost_to' }),
      },
      domains,
    };
  },
});

function promptOf(row: PromptTable['list'][number], table: PromptTable, scope: Scope, api: AssistantApi) {
  const page = pageOf(api.consoleUrl, 'promptsDetails', inDays(scope, table.scope), { id: row.id });
  const options = { onePrompt: true, brand: table.brands.find(({ own }) => own), page };
  const nameOf = (id: string) => table.brands.find((brand) => brand.id === id)?.name ?? id;
  return {
    id: row.id,
    text: row.text,
    topic: table.topics.find(({ id }) => id === row.topic_id)?.name ?? null,
    status: row.status,
    answers: row.answers,
    refused: row.refused,
    named_most: row.leader_ids.map(nameOf),
    visibility: figureOf('visibility', row.visibility, { ...options, change: row.change }),
    average_position: figureOf('average_position', row.average_position, options),
    citation_rate: figureOf('citation_rate', row.citation_rate, options),
    page,
  };
}

interface SourceQuery {
  readonly page: number;
  readonly page_size: number;
  readonly sort: string;
  readonly order?: string | undefined;
  readonly q?: string | undefined;
  readonly gap?: string;
}

async function loadSources(scope: Scope, query: SourceQuery, api: AssistantApi) {
  const asked = { ...scope.filters, ...query };
  const table = await api.get('/api/front/answer/citations', sourceTableSchema, asked, scope.project);
  const nameOf = (id: string) => table.brands.find((brand) => brand.id === id)?.name ?? id;
  const shown = inDays(scope, table.scope);
  const domains = {
    answers_with_citations: table.answers_with_citations,
    answers_whose_citations_were_not_captured: table.answers_not_captured,
    list: table.list.map((row) => {
      const page = pageOf(api.consoleUrl, 'subdomainDetails', shown, { domain: row.domain });
      return {
        domain: row.domain,
        kind: row.type,
        citations: row.citations,
        share: figureOf('citation_share', row.share, { change: row.change, page }),
        answer_rate: figureOf('answer_rate', row.answer_rate, { page }),
        named_there: row.named.map(({ brand_id: id, answers }) => ({ brand: nameOf(id), answers })),
        is_gap: row.gap,
        answers_naming_rivals_and_not_us: row.gap_answers,
        page,
      };
    }),
    ...pageNote(table.total, query),
    page_address: pageOf(api.consoleUrl, 'answerIndex', shown, { tab: 'sources', source_q: query.q, gap: query.gap }),
  };
  return { report: table.scope, domains };
}

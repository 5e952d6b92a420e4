import { createBrandApi } from '#client/api/brandApi.ts';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { Http } from '#client/api/http.ts';
import { changes, creates, reads, removes, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';
import { NothingToAskError } from '../Known.ts';

const PAGE = { page: 1, page_size: 20 };
const MADE = 'the fact "Made by the contract check"';
const FACT: Fact = {
  id: '',
  statement: 'Made by the contract check',
  brand_id: null,
  subject: ['contract check'],
  value: '1',
  severity: 'low',
  valid_from: null,
  valid_to: null,
  source: '',
};

function centreChecks(http: Http): AreaChecks<ReturnType<typeof createBrandCentreApi>> {
  const api = createBrandCentreApi(http);
  return {
    competitors: reads(async (known) => {
      const [own] = (await api.competitors(known.filters)).brands;
      known.learn('brand', own?.id);
    }),
    suggestions: reads(async ({ filters }) => api.suggestions(filters)),
    hideName: changes(async () => {
      await api.hideName('Contract check', true);
      return api.hideName('Contract check', false);
    }),
    perception: reads(async (known) => {
      const [theme] = (await api.perception(known.filters)).themes;
      known.learn('theme', theme?.id);
    }),
    quotes: reads(async (known) =>
      api.quotes({ ...known.filters, ...PAGE, brand_id: known.get('brand'), theme_id: known.get('theme') }),
    ),
    saveThemes: changes(async ({ filters }) => {
      const { themes } = await api.perception(filters);
      const own = themes.filter((theme) => !theme.built_in).map(({ name, words }) => ({ name, words }));
      return api.saveThemes(own, own);
    }),
    facts: reads(async (known) => {
      const { facts } = await api.facts(known.filters);
      known.learn('fact', facts[0]?.id);
    }),
    evidence: reads(async (known) => api.evidence({ ...known.filters, ...PAGE, fact_id: known.get('fact') })),
    tryFact: reads(async (known) => {
      const { facts } = await api.facts(known.filters);
      const judged = facts.find(({ id }) => id === known.get('fact'));
      if (judged !== undefined) await api.tryFact(judged);
    }),
    saveFact: creates(MADE, async () => (await api.saveFact(FACT)).fact.id),
    removeFact: removes(MADE, api.removeFact),
    // With the mark it has.
    markError: changes(
      async (known) => {
        const { errors } = await api.facts(known.filters);
        const [error] = errors;
        if (error === undefined) throw new NothingToAskError('there is no error found in answers');
        return api.markError(error.id, error.mark);
      },
      async () => api.markError('0', 'open'),
    ),
  };
}

/** Areas of the brand and its competitors: names, figures, perception, facts. */
export function brandAreas(http: Http): ContractArea[] {
  const brand = createBrandApi(http);
  const brandChecks: AreaChecks<typeof brand> = {
    list: reads(async () => brand.list()),
    tryOut: reads(async (known) => {
      const { brands } = await brand.list();
      const job = await brand.tryOut(brands);
      known.learn('recount', job.job_id);
    }),
    save: untried('would count every answer anew'),
    job: reads(async (known) => brand.job(known.get('recount'))),
  };
  return [
    { name: 'brand', checks: brandChecks },
    { name: 'brandCentre', checks: centreChecks(http) },
  ];
}

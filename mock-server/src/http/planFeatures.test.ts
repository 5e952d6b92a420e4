import { afterAll, beforeAll, expect, test } from 'vitest';
import plans from '#fixtures/plans.json' with { type: 'json' };
import { paths } from '#client/lib/paths.ts';
import { pages } from '#client/app/pages.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

type PathName = keyof typeof paths;

/** Where each promise of a plan is kept: pages of the product, and calls of the server without which they show nothing. */
const KEPT: Readonly<Record<string, { readonly pages: readonly PathName[]; readonly calls: readonly string[] }>> = {
  'Overview and AI answers': { pages: ['overviewIndex', 'answerIndex'], calls: ['overview/index', 'answer/index'] },
  'Import recorded answers': { pages: ['workplace'], calls: ['import/inspect', 'import/start'] },
  'CSV export': { pages: ['overviewIndex', 'answerIndex'], calls: ['answer/export'] },
  'Competitors and sources': {
    pages: ['brandIndex', 'subdomainDetails'],
    calls: ['brand/competitors', 'answer/citations', 'answer/subdomainDetails'],
  },
  'Fact checks for your brand': { pages: ['brandIndex'], calls: ['brand/facts', 'brand/evidence'] },
  'AI traffic from access logs': { pages: ['keywordsTraffic'], calls: ['traffic/index', 'traffic/import'] },
  'Verdicts on changes, with intervals': { pages: ['overviewIndex', 'answerIndex'], calls: ['answer/change'] },
  'Action board': { pages: ['optimizeIndex'], calls: ['optimize/actions'] },
  'Content briefs, drafts and page optimizer': {
    pages: ['contCreation', 'genContent', 'optContent'],
    calls: ['optimize/briefs', 'optimize/drafts', 'optimize/changes'],
  },
  'Effect vs. control prompts': { pages: ['optContent'], calls: ['optimize/changes/effect'] },
  'Members assigned by project': { pages: ['profile'], calls: ['user/team/membersUpdate'] },
};

/** Promises about the plans themselves, which the plans say again in their limits and in their order. */
const OF_PLANS = new Set(['Unlimited usage', 'Everything in Team']);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const features = plans.flatMap((plan) => plan.features.map(({ en }) => en));

test('every promise of a plan is kept by pages and calls that are there', () => {
  const there = new Set(server.routes.all.map(([, path]) => path));
  const shown = new Set(pages.map(({ path }) => path));
  for (const feature of features.filter((one) => !OF_PLANS.has(one))) {
    const kept = KEPT[feature];
    expect(kept, `"${feature}" is promised: say here where it is kept, or promise it no more`).toBeDefined();
    for (const name of kept?.pages ?? []) expect(shown.has(paths[name].pattern), `${feature}: ${name}`).toBe(true);
    for (const call of kept?.calls ?? []) expect(there.has(`/api/front/${call}`), `${feature}: ${call}`).toBe(true);
  }
});

test('what the plans promise of themselves holds', () => {
  const unlimited = plans.filter((plan) => plan.features.some(({ en }) => en === 'Unlimited usage'));
  expect(unlimited.length).toBeGreaterThan(0);
  for (const { limits } of unlimited) expect(Object.values(limits).every((limit) => limit === null)).toBe(true);
  expect(plans.some(({ name }) => name.en === 'Team')).toBe(true);
});

test('nothing is listed here that no plan promises', () => {
  expect([...Object.keys(KEPT), ...OF_PLANS].filter((feature) => !features.includes(feature))).toEqual([]);
});

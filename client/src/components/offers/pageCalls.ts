import { paths } from '#client/lib/paths.ts';

/** A provider call that a page needs. */
interface PageCall {
  readonly path: string;
  /** Address parameters that identify the page's resource, as in the call. */
  readonly named?: readonly string[];
}

const of = (...names: readonly string[]): readonly PageCall[] => names.map((name) => ({ path: `/api/front/${name}` }));
const about = (name: string, ...named: readonly string[]): readonly PageCall[] => [
  { path: `/api/front/${name}`, named },
];
const none: readonly PageCall[] = [];

/**
 * The calls that a page needs; of several, any one is enough. Empty for pages that only use calls of the specification, and for those
 * useful without any call. Typed so that a new path does not compile without an entry.
 */
const callsByName: Readonly<Record<keyof typeof paths, readonly PageCall[]>> = {
  root: none,
  create: none,
  invite: none,
  shared: none,
  mailAnswer: none,
  redirect: none,
  answer: none,
  brand: none,
  dashboard: none,
  keywords: none,
  optimize: none,
  overview: none,
  userInsights: none,
  profile: none,
  membership: none,
  glossary: none,
  workplace: none,
  alerts: of('alert/index'),
  workplaceLeftover: none,
  view: none,
  portfolio: of('portfolio/index'),
  overviewIndex: of('overview/index'),
  report: of('report/index'),
  newProject: none,
  answerIndex: of('answer/index'),
  answerRuns: of('collect/runs', 'capture/index'),
  answerCapture: of('capture/index'),
  promptsDetails: about('answer/promptsDetails', 'id'),
  topicIndex: about('answer/topicIndex', 'id'),
  subdomainDetails: about('answer/subdomainDetails', 'domain'),
  prompt: of('prompt/index'),
  brandIndex: of('brand/index', 'brand/competitors', 'brand/perception', 'brand/facts'),
  keywordsIndex: of('keyword/index'),
  keywordsExpand: of('keyword/index', 'keyword/expand'),
  keywordsTraffic: of('traffic/index'),
  optimizeIndex: of('optimize/actions'),
  contCreation: of('optimize/briefs'),
  genContent: of('optimize/drafts'),
  existingContent: of('optimize/pages'),
  optContent: of('optimize/changes', 'optimize/pages'),
  userInsightsIndex: of('userInsights/index'),
  userInsightsDetail: about('userInsights/detail', 'persona', 'theme'),
};

const normal = (pathname: string): string => pathname.replace(/\/+$/u, '').toLowerCase();

const callsByPath: ReadonlyMap<string, readonly PageCall[]> = new Map(
  Object.entries(paths).flatMap(([name, { pattern }]) => {
    const calls = Object.entries(callsByName).find(([known]) => known === name)?.[1] ?? none;
    return [[normal(pattern), calls] as const];
  }),
);

/** The calls that the page at a path needs; matches paths as loosely as the router. */
export function pageCalls(pathname: string): readonly PageCall[] {
  return callsByPath.get(normal(pathname)) ?? none;
}

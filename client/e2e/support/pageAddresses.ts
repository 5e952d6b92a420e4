import type { paths } from '../../src/lib/paths.ts';

/** An address of every page behind the login; null for what only leads on, or is open to all. A new path does not compile without. */
const addresses = {
  root: null,
  create: null,
  invite: null,
  redirect: null,
  answer: null,
  brand: null,
  dashboard: null,
  keywords: null,
  optimize: null,
  overview: null,
  userInsights: null,
  overviewIndex: '/overview/index',
  newProject: '/project/new',
  answerIndex: '/answer/index',
  answerRuns: '/answer/runs',
  answerCapture: '/answer/capture',
  promptsDetails: '/answer/promptsDetails?id=chengyu-p01',
  topicIndex: '/answer/topicIndex?id=chengyu-smart',
  subdomainDetails: '/answer/subdomainDetails?domain=zhihu.com',
  prompt: '/prompt',
  brandIndex: '/brand/index',
  workplace: '/dashboard/workplace',
  workplaceLeftover: '/workplace222',
  keywordsIndex: '/keywords/index',
  keywordsExpand: '/keywords/expand',
  keywordsTraffic: '/keywords/traffic',
  optimizeIndex: '/optimize/index',
  contCreation: '/optimize/contCreation',
  genContent: '/optimize/genContent',
  existingContent: '/optimize/existingContent',
  optContent: '/optimize/optContent',
  userInsightsIndex: '/userInsights/index',
  userInsightsDetail: '/userInsights/detail?persona=general',
  profile: '/profile?tab=team',
  membership: '/membership',
  glossary: '/help/glossary',
} as const satisfies Record<keyof typeof paths, string | null>;

/** Every page behind the login, by an address that shows something. */
export const PAGE_ADDRESSES: readonly string[] = Object.values(addresses).filter((address) => address !== null);

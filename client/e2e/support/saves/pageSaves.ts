import type { paths } from '#client/lib/paths.ts';
import { createSaves, inviteSaves, profileSaves } from './accountSaves.ts';
import { actionSaves } from './actionSaves.ts';
import { alertSaves } from './alertSaves.ts';
import { brandSaves } from './brandSaves.ts';
import { mailAnswerSaves } from './channelSaves.ts';
import { contCreationSaves, existingContentSaves, genContentSaves, optContentSaves } from './contentSaves.ts';
import { frameSaves } from './frameSaves.ts';
import { keywordsExpandSaves, keywordsIndexSaves, keywordsTrafficSaves } from './keywordSaves.ts';
import { newProjectSaves } from './newProjectSaves.ts';
import { promptSaves } from './promptSaves.ts';
import { reportSaves } from './reportSaves.ts';
import type { SaveFlow } from './Save.ts';
import { domainSaves } from './sourceSaves.ts';
import { userInsightSaves } from './userInsightSaves.ts';
import { portfolioSaves, viewSaves } from './viewSaves.ts';
import { workplaceSaves } from './workplaceSaves.ts';

const LEADS_ON = { nothing: 'it only leads on to another page' } as const;
const SHOWS = { nothing: 'it shows, and what it shows is changed elsewhere' } as const;

/** The saves of every page, or why it has none. A new path does not compile without an entry. */
const PAGE_SAVES = {
  root: LEADS_ON,
  redirect: LEADS_ON,
  view: LEADS_ON,
  portfolio: portfolioSaves,
  answer: LEADS_ON,
  brand: LEADS_ON,
  dashboard: LEADS_ON,
  keywords: LEADS_ON,
  optimize: LEADS_ON,
  overview: LEADS_ON,
  userInsights: LEADS_ON,
  create: createSaves,
  invite: inviteSaves,
  mailAnswer: mailAnswerSaves,
  shared: { nothing: 'it shows a report to whoever has its link' },
  report: reportSaves,
  overviewIndex: frameSaves,
  newProject: newProjectSaves,
  answerIndex: viewSaves,
  answerRuns: { nothing: 'an example project is never asked; runs.spec.ts goes through a project of its own' },
  answerCapture: {
    nothing: 'an example project takes no answers; newProject.spec.ts goes through a project of its own',
  },
  promptsDetails: SHOWS,
  topicIndex: SHOWS,
  subdomainDetails: domainSaves,
  prompt: promptSaves,
  brandIndex: brandSaves,
  workplace: workplaceSaves,
  alerts: alertSaves,
  workplaceLeftover: { nothing: 'it is the workplace by its old address' },
  keywordsIndex: keywordsIndexSaves,
  keywordsExpand: keywordsExpandSaves,
  keywordsTraffic: keywordsTrafficSaves,
  optimizeIndex: actionSaves,
  contCreation: contCreationSaves,
  genContent: genContentSaves,
  existingContent: existingContentSaves,
  optContent: optContentSaves,
  userInsightsIndex: userInsightSaves,
  userInsightsDetail: SHOWS,
  profile: profileSaves,
  membership: SHOWS,
  glossary: SHOWS,
} as const satisfies Record<keyof typeof paths, readonly SaveFlow[] | { readonly nothing: string }>;

/** The flows of all pages, with their page. */
export const SAVE_FLOWS: readonly (readonly [string, SaveFlow])[] = Object.entries(PAGE_SAVES).flatMap(
  ([page, flows]) => ('nothing' in flows ? [] : flows.map((flow: SaveFlow) => [page, flow] as const)),
);

import type { ComponentType } from 'react';
import type { MessageArea, MessageId } from '../i18n/MessageId.ts';
import { paths } from '../lib/paths.ts';
import type { PagePrefetch } from '../queries/PagePrefetch.ts';

export interface PageDefinition {
  readonly path: string;
  readonly name: string;
  readonly titleId: MessageId;
  readonly areas: readonly MessageArea[];
  readonly page: () => Promise<ComponentType>;
  /** Its first queries, run by the loader of its route. */
  readonly prefetch?: () => Promise<PagePrefetch>;
  readonly noTab?: boolean;
}

const workplace = async (): Promise<ComponentType> =>
  (await import('../pages/workplace/WorkplacePage.tsx')).WorkplacePage;
/** Its alerts use the texts of the overview, its tasks those of the board. */
const workplaceAreas = ['workplace', 'overview', 'actions', 'filters', 'figures', 'answers', 'table'] as const;

/** All pages of the frame; a new page needs an entry here, one in `paths` and one in `navigation`. */
export const pages: readonly PageDefinition[] = [
  {
    path: paths.overviewIndex.pattern,
    name: 'Overview',
    titleId: 'menu.overview.index',
    areas: ['overview', 'filters', 'figures', 'charts', 'answers'],
    page: async () => (await import('../pages/overview/OverviewPage.tsx')).OverviewPage,
    prefetch: async () => (await import('../pages/overview/OverviewPage.tsx')).overviewPrefetch,
  },
  {
    path: paths.report.pattern,
    name: 'Report',
    titleId: 'menu.report',
    areas: ['report', 'issued', 'channels', 'filters', 'answers', 'table'],
    page: async () => (await import('../pages/report/ReportPage.tsx')).ReportPage,
  },
  {
    path: paths.answerIndex.pattern,
    name: 'AnswerIndex',
    titleId: 'menu.answer.index',
    areas: ['answerIndex', 'prompts', 'filters', 'figures', 'charts', 'reportCharts', 'answers', 'table', 'views'],
    page: async () => (await import('../pages/answers/index/AnswerIndexPage.tsx')).AnswerIndexPage,
    prefetch: async () => (await import('../pages/answers/index/AnswerIndexPage.tsx')).answerIndexPrefetch,
  },
  {
    path: paths.answerRuns.pattern,
    name: 'AnswerRuns',
    titleId: 'menu.answer.runs',
    areas: ['runs', 'collect', 'table'],
    page: async () => (await import('../pages/runs/RunsPage.tsx')).RunsPage,
  },
  {
    path: paths.answerCapture.pattern,
    name: 'AnswerCapture',
    titleId: 'menu.answer.capture',
    areas: ['capture', 'publish', 'answers'],
    page: async () => (await import('../pages/capture/CapturePage.tsx')).CapturePage,
  },
  {
    path: paths.newProject.pattern,
    name: 'NewProject',
    titleId: 'menu.newProject',
    areas: ['newProject', 'collect', 'prompt', 'inventory', 'writing'],
    page: async () => (await import('../pages/new-project/NewProjectPage.tsx')).NewProjectPage,
  },
  {
    path: paths.portfolio.pattern,
    name: 'Portfolio',
    titleId: 'menu.portfolio',
    areas: ['portfolio', 'workplace', 'filters', 'figures', 'charts', 'table'],
    page: async () => (await import('../pages/portfolio/PortfolioPage.tsx')).PortfolioPage,
  },
  {
    path: paths.view.pattern,
    name: 'View',
    titleId: 'menu.view',
    areas: ['views'],
    page: async () => (await import('../pages/views/ViewPage.tsx')).ViewPage,
    noTab: true,
  },
  {
    path: paths.promptsDetails.pattern,
    name: 'PromptsDetails',
    titleId: 'menu.answer.promptsDetails',
    areas: ['promptDetails', 'prompts', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/answers/details/PromptDetailsPage.tsx')).PromptDetailsPage,
  },
  {
    path: paths.topicIndex.pattern,
    name: 'TopicIndex',
    titleId: 'menu.answer.topicIndex',
    areas: ['topicDetails', 'brandTable', 'prompts', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/answers/topic/TopicPage.tsx')).TopicPage,
  },
  {
    path: paths.subdomainDetails.pattern,
    name: 'SubdomainDetails',
    titleId: 'menu.answer.subdomainDetails',
    areas: ['domainDetails', 'filters', 'figures', 'charts', 'reportCharts', 'answers', 'table'],
    page: async () => (await import('../pages/answers/domain/DomainPage.tsx')).DomainPage,
  },
  {
    path: paths.prompt.pattern,
    name: 'Prompt',
    titleId: 'menu.prompt',
    areas: ['prompt', 'prompts', 'precision', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/prompts/PromptPage.tsx')).PromptPage,
  },
  {
    path: paths.brandIndex.pattern,
    name: 'BrandIndex',
    titleId: 'menu.brand.index',
    areas: ['brand', 'brandNames', 'brandTable', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/brand/BrandPage.tsx')).BrandPage,
  },
  {
    path: paths.workplace.pattern,
    name: 'Workplace',
    titleId: 'menu.dashboard.workplace',
    areas: workplaceAreas,
    page: workplace,
  },
  {
    path: paths.alerts.pattern,
    name: 'Alerts',
    titleId: 'menu.dashboard.alerts',
    areas: ['alerts', 'overview', 'filters', 'figures', 'charts', 'table'],
    page: async () => (await import('../pages/alerts/AlertsPage.tsx')).AlertsPage,
  },
  {
    path: paths.workplaceLeftover.pattern,
    name: 'Workplace222',
    titleId: 'menu.dashboard.workplace',
    areas: workplaceAreas,
    page: workplace,
  },
  {
    path: paths.keywordsIndex.pattern,
    name: 'KeywordsIndex',
    titleId: 'menu.keywords.index',
    areas: ['keywords', 'prompts', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/keywords/index/KeywordsPage.tsx')).KeywordsPage,
  },
  {
    path: paths.keywordsExpand.pattern,
    name: 'KeywordsExpand',
    titleId: 'menu.keywords.expand',
    areas: ['keywords', 'prompts', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/keywords/expand/ExpandPage.tsx')).ExpandPage,
  },
  {
    path: paths.keywordsTraffic.pattern,
    name: 'KeywordsTraffic',
    titleId: 'menu.keywords.traffic',
    areas: ['traffic', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/traffic/TrafficPage.tsx')).TrafficPage,
  },
  {
    path: paths.optimizeIndex.pattern,
    name: 'OptimizeIndex',
    titleId: 'menu.optimize.index',
    areas: ['actions', 'overview', 'publish', 'prompts', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/actions/ActionBoardPage.tsx')).ActionBoardPage,
  },
  {
    path: paths.contCreation.pattern,
    name: 'ContCreation',
    titleId: 'menu.optimize.contCreation',
    areas: ['brief', 'prompts', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/briefs/ContCreationPage.tsx')).ContCreationPage,
  },
  {
    path: paths.genContent.pattern,
    name: 'GenContent',
    titleId: 'menu.optimize.genContent',
    areas: ['writing', 'score', 'publish', 'filters', 'answers', 'table'],
    page: async () => (await import('../pages/drafts/GenContentPage.tsx')).GenContentPage,
  },
  {
    path: paths.existingContent.pattern,
    name: 'ExistingContent',
    titleId: 'menu.optimize.existingContent',
    areas: ['inventory', 'score', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/inventory/ExistingContentPage.tsx')).ExistingContentPage,
  },
  {
    path: paths.optContent.pattern,
    name: 'OptContent',
    titleId: 'menu.optimize.optContent',
    areas: ['improve', 'publish', 'score', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/improve/OptContentPage.tsx')).OptContentPage,
  },
  {
    path: paths.userInsightsIndex.pattern,
    name: 'UserInsights',
    titleId: 'menu.userInsights.index',
    areas: ['insights', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/user-insights/index/UserInsightPage.tsx')).UserInsightPage,
  },
  {
    path: paths.userInsightsDetail.pattern,
    name: 'UserInsightsDetail',
    titleId: 'menu.userInsights.detail',
    areas: ['insights', 'reportDetails', 'filters', 'figures', 'charts', 'answers', 'table'],
    page: async () => (await import('../pages/user-insights/detail/UserInsightDetailPage.tsx')).UserInsightDetailPage,
  },
  {
    path: paths.profile.pattern,
    name: 'Profile',
    titleId: 'menu.profile',
    areas: ['profile', 'team', 'activity', 'channels', 'password', 'filters', 'table', 'charts', 'create'],
    page: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: paths.membership.pattern,
    name: 'Membership',
    titleId: 'menu.membership',
    areas: ['membership', 'precision'],
    page: async () => (await import('../pages/membership/MembershipPage.tsx')).MembershipPage,
  },
  {
    path: paths.glossary.pattern,
    name: 'Glossary',
    titleId: 'menu.glossary',
    areas: ['glossary', 'figures', 'domainDetails', 'workplace'],
    page: async () => (await import('../pages/help/GlossaryPage.tsx')).GlossaryPage,
  },
];

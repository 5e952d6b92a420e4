import type { MessageId } from '../i18n/MessageId.ts';
import { paths } from '../lib/paths.ts';

/** A route group: its path has no page, it redirects to one of its pages. */
interface RouteGroup {
  readonly path: string;
  readonly titleId: MessageId;
  readonly redirect: string;
}

/**
 * The groups of the specification (section 2). /keywords redirects to the overview, as the specification says; for /dashboard it gives no
 * redirect, so it redirects to its only child, the workplace.
 */
export const routeGroups: readonly RouteGroup[] = [
  { path: paths.answer.pattern, titleId: 'menu.answer', redirect: paths.answerIndex.pattern },
  { path: paths.brand.pattern, titleId: 'menu.brand', redirect: paths.brandIndex.pattern },
  { path: paths.dashboard.pattern, titleId: 'menu.dashboard', redirect: paths.workplace.pattern },
  { path: paths.keywords.pattern, titleId: 'menu.keywords', redirect: paths.overviewIndex.pattern },
  { path: paths.optimize.pattern, titleId: 'menu.optimize', redirect: paths.optimizeIndex.pattern },
  { path: paths.overview.pattern, titleId: 'menu.overview', redirect: paths.overviewIndex.pattern },
  { path: paths.userInsights.pattern, titleId: 'menu.userInsights', redirect: paths.userInsightsIndex.pattern },
];

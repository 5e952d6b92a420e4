import { paths } from '../lib/paths.ts';

/** Redirects of the specification (section 2), its oddities included: /keywords leads to the overview. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.root.pattern]: paths.answer.pattern,
  [paths.answer.pattern]: paths.answerIndex.pattern,
  [paths.brand.pattern]: paths.brandIndex.pattern,
  [paths.keywords.pattern]: paths.overviewIndex.pattern,
  [paths.optimize.pattern]: paths.optimizeIndex.pattern,
  [paths.overview.pattern]: paths.overviewIndex.pattern,
  [paths.userInsights.pattern]: paths.userInsightsIndex.pattern,
};

import { isPersonalPath, paths, PROJECT_PARAM, showsProject } from '#client/lib/paths.ts';
import { projectOfSearch, withProject } from '#client/lib/projectSearch.ts';

/** Detail pages, and the page of the same area that every project has. */
const PARENTS: Readonly<Record<string, string>> = {
  [paths.promptsDetails.pattern]: paths.answerIndex.pattern,
  [paths.topicIndex.pattern]: paths.answerIndex.pattern,
  [paths.subdomainDetails.pattern]: paths.answerIndex.pattern,
  [paths.userInsightsDetail.pattern]: paths.userInsightsIndex.pattern,
};

/** Parameters that are valid in every project; ids of topics, platforms, prompts and answers are not. */
const KEPT = ['start_time', 'end_time', 'compare_start_time', 'compare_end_time'];

/** Whether a page shows a detail of one project, so that it does not exist in another. */
export const belongsToOneProject = (pathname: string): boolean => Object.hasOwn(PARENTS, pathname);

/** The address after switching to a project: the same page and dates, without the ids of the previous project. */
export function addressAfterSwitch(pathname: string, search: string, projectId: string): string {
  const before = new URLSearchParams(search);
  if (isPersonalPath(pathname)) {
    // The open part of the page stays; the project parameter is replaced only if there was one.
    if (projectOfSearch(search) !== null) before.set(PROJECT_PARAM, projectId);
    const kept = before.toString();
    return `${pathname}${kept === '' ? '' : `?${kept}`}`;
  }
  const after = new URLSearchParams();
  for (const name of KEPT) {
    const value = before.get(name);
    if (value !== null) after.set(name, value);
  }
  const page = PARENTS[pathname] ?? pathname;
  const text = after.toString();
  if (showsProject(page)) return `${page}${withProject(text, projectId)}`;
  return `${page}${text === '' ? '' : `?${text}`}`;
}

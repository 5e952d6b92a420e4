import { isPersonalPath, paths, PROJECT_PARAM, showsProject } from '../../lib/paths.ts';
import { projectOfSearch, withProject } from '../../lib/projectSearch.ts';

/** Pages about one thing of a project, and the page of the same area that every project has. */
const PARENTS: Readonly<Record<string, string>> = {
  [paths.promptsDetails.pattern]: paths.answerIndex.pattern,
  [paths.topicIndex.pattern]: paths.answerIndex.pattern,
  [paths.subdomainDetails.pattern]: paths.answerIndex.pattern,
  [paths.userInsightsDetail.pattern]: paths.userInsightsIndex.pattern,
};

/** Parameters that mean the same in every project; ids of topics, platforms, prompts and answers do not. */
const KEPT = ['start_time', 'end_time', 'compare_start_time', 'compare_end_time'];

/** Whether a page shows one thing of one project, so that it means nothing in another. */
export const belongsToOneProject = (pathname: string): boolean => Object.hasOwn(PARENTS, pathname);

/** The address to read after a switch to a project: the same page and dates, without what belonged to the one before. */
export function addressAfterSwitch(pathname: string, search: string, projectId: string): string {
  const before = new URLSearchParams(search);
  if (isPersonalPath(pathname)) {
    // It stays open at the part that is read; only one that named a project goes on naming one.
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

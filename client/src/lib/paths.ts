import { cutText } from './shortenText.ts';

interface Path {
  /** The pattern the router matches. */
  readonly pattern: string;
  /** The address of the page, with optional query parameters. */
  readonly href: (query?: Readonly<Record<string, string | undefined>>) => string;
}

/** Most characters of a page's name: what the breadcrumb bar shows, and one more so that it knows that the name was cut. */
const MOST_OF_NAME = 81;

/** A name for the `breadcrumb` parameter, cut because a whole prompt could make the address longer than servers accept. */
export function breadcrumbValue(name: string): string {
  return cutText(name, MOST_OF_NAME);
}

function path(pattern: string): Path {
  return {
    pattern,
    href: (query = {}) => {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined && value !== '') {
          search.set(name, name === 'breadcrumb' ? breadcrumbValue(value) : value);
        }
      }
      const text = search.toString();
      return text === '' ? pattern : `${pattern}?${text}`;
    },
  };
}

/** Hash of the Performance page that leads to the panel explaining a change. */
export const WHY_HASH = '#why';

/** All addresses of the product, defined only here (specification, section 2). */
export const paths = {
  root: path('/'),
  create: path('/create'),
  prompt: path('/prompt'),
  profile: path('/profile'),
  invite: path('/invite'),
  mailAnswer: path('/notifications/answer'),
  /** A token follows. */
  shared: path('/shared'),
  redirect: path('/redirect'),
  view: path('/view'),
  portfolio: path('/portfolio'),
  membership: path('/membership'),
  report: path('/report'),
  answer: path('/answer'),
  newProject: path('/project/new'),
  answerIndex: path('/answer/index'),
  answerRuns: path('/answer/runs'),
  answerCapture: path('/answer/capture'),
  promptsDetails: path('/answer/promptsDetails'),
  topicIndex: path('/answer/topicIndex'),
  subdomainDetails: path('/answer/subdomainDetails'),
  brand: path('/brand'),
  brandIndex: path('/brand/index'),
  dashboard: path('/dashboard'),
  workplace: path('/dashboard/workplace'),
  alerts: path('/dashboard/alerts'),
  workplaceLeftover: path('/workplace222'),
  keywords: path('/keywords'),
  keywordsIndex: path('/keywords/index'),
  keywordsExpand: path('/keywords/expand'),
  keywordsTraffic: path('/keywords/traffic'),
  optimize: path('/optimize'),
  optimizeIndex: path('/optimize/index'),
  contCreation: path('/optimize/contCreation'),
  genContent: path('/optimize/genContent'),
  existingContent: path('/optimize/existingContent'),
  optContent: path('/optimize/optContent'),
  overview: path('/overview'),
  overviewIndex: path('/overview/index'),
  glossary: path('/help/glossary'),
  userInsights: path('/userInsights'),
  userInsightsIndex: path('/userInsights/index'),
  userInsightsDetail: path('/userInsights/detail'),
} as const satisfies Record<string, Path>;

/** The page after logging in without a `redirect`, or with an invalid one. */
export const homePath = paths.overviewIndex;

const openPaths: readonly string[] = ['/index', '/create', '/invite', '/notifications/answer'];
/** The page of a shared report, open to anybody. */
const SHARED = /^\/shared(?:\/|$)/iu;

/** Whether the guard lets a path through without a login (specification, section 6); as tolerant as the router. */
export function isOpenPath(pathname: string): boolean {
  return SHARED.test(pathname) || openPaths.includes(pathname.replace(/\/+$/u, '').toLowerCase());
}

/** Pages that need no project: about the account, all projects or the product, and the page that creates a project. */
const PERSONAL: readonly string[] = [
  paths.profile.pattern,
  paths.membership.pattern,
  paths.newProject.pattern,
  paths.portfolio.pattern,
  paths.glossary.pattern,
];

/** A path as the router matches it: without slashes at its end, in lower case. */
const plainPath = (pathname: string): string => (pathname.replace(/\/+$/u, '') || '/').toLowerCase();

/** Whether a path is that of the invitation page: open to everybody, and also for users who are logged in. */
export function isInvitation(pathname: string): boolean {
  return plainPath(pathname) === paths.invite.pattern;
}

/** Whether a page is not about a single project. */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL.includes(plainPath(pathname));
}

/** Query parameter with the project that a page shows. */
export const PROJECT_PARAM = 'project';

const projectPaths: ReadonlySet<string> = new Set(
  Object.values(paths)
    .map(({ pattern }) => pattern.toLowerCase())
    .filter((pattern) => !isOpenPath(pattern) && !isPersonalPath(pattern) && pattern !== paths.redirect.pattern),
);

/** Whether a page shows one project, so that its address must name it. */
export function showsProject(pathname: string): boolean {
  return projectPaths.has(plainPath(pathname));
}

/** Whether an address leads to the part of the profile that is about one project: its channels. */
export function isProjectPart(pathname: string, search: string): boolean {
  return plainPath(pathname) === paths.profile.pattern && new URLSearchParams(search).get('tab') === 'channels';
}

/** Whether a canonical path is that of a page that can be saved as a view: one that shows a project. */
export function isViewPage(pathname: string): boolean {
  if (pathname === paths.view.pattern) return false;
  return showsProject(pathname) && Object.values(paths).some(({ pattern }) => pattern === pathname);
}

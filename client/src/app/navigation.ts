import type { MenuEntry } from '../api/menuSchemas.ts';
import { paths } from '../lib/paths.ts';
import { routeMetaOf } from './routeMeta.ts';

type Path = (typeof paths)[keyof typeof paths];
type RouteEntry = MenuEntry & { readonly path: string };

/** The menu entry of a route, with the title of its metadata. */
const entryOf = (name: string, { pattern }: Path): RouteEntry => ({
  name,
  title: routeMetaOf(pattern).titleId,
  path: pattern,
});

/** The menu entry of a route group; a group of one page is that page with the title of the group. */
function groupOf(
  name: string,
  icon: string,
  group: Path,
  [first, ...others]: [RouteEntry, ...RouteEntry[]],
): MenuEntry {
  const title = routeMetaOf(group.pattern).titleId;
  if (others.length === 0) return { name, title, icon, path: first.path };
  return { name, title, icon, children: [first, ...others] };
}

/** The built-in menu: the groups of the specification (section 2), in the same shape as the server's menu. */
export const builtInMenu: readonly MenuEntry[] = [
  groupOf('dashboard', 'dashboard', paths.dashboard, [entryOf('workplace', paths.workplace)]),
  groupOf('overview', 'timeline-line-chart', paths.overview, [entryOf('overviewIndex', paths.overviewIndex)]),
  groupOf('answer', 'chat', paths.answer, [
    entryOf('answerIndex', paths.answerIndex),
    entryOf('prompt', paths.prompt),
    entryOf('answerRuns', paths.answerRuns),
  ]),
  groupOf('brand', 'badge', paths.brand, [entryOf('brandIndex', paths.brandIndex)]),
  groupOf('keywords', 'key', paths.keywords, [
    entryOf('keywordsIndex', paths.keywordsIndex),
    entryOf('keywordsExpand', paths.keywordsExpand),
  ]),
  // Its address is in the keywords' group, but it shows visits and crawlers.
  { ...entryOf('keywordsTraffic', paths.keywordsTraffic), icon: 'exchange' },
  groupOf('optimize', 'edit', paths.optimize, [
    entryOf('optimizeIndex', paths.optimizeIndex),
    entryOf('contCreation', paths.contCreation),
    entryOf('genContent', paths.genContent),
    entryOf('existingContent', paths.existingContent),
    entryOf('optContent', paths.optContent),
  ]),
  groupOf('userInsights', 'people', paths.userInsights, [entryOf('userInsightsIndex', paths.userInsightsIndex)]),
];

/** The glossary entry, beside the help entry. */
export const glossaryEntry: MenuEntry = { ...entryOf('glossary', paths.glossary), icon: 'manual' };

/** The paper that founded the field: measures what makes answer engines cite a page. */
const PAPER_URL = 'https://arxiv.org/abs/2311.09735';

/**
 * The external entry of the menu (specification, section 2): the operator's help pages. If none are configured, its title names the paper
 * that it links to instead.
 * @param helpUrl an https address, or empty
 */
export function externalEntry(helpUrl: string): MenuEntry {
  if (helpUrl === '') return { name: 'paper', title: 'menu.paper', icon: 'learning', url: PAPER_URL };
  return { name: 'help', title: 'menu.help', icon: 'help', url: helpUrl };
}

/** Every path of the app. */
export const knownPaths: ReadonlySet<string> = new Set(Object.values(paths).map(({ pattern }) => pattern));

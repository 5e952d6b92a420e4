import type { MenuEntry } from '../api/menuSchemas.ts';
import { paths } from '../lib/paths.ts';

const DEFAULT_HELP_URL = 'https://answerscope.dev/help';

/** Where the external entry leads: `VITE_HELP_URL` of the build, which has to be https like every outside link of a menu. */
function helpUrl(configured: unknown): string {
  return typeof configured === 'string' && configured.startsWith('https://') ? configured : DEFAULT_HELP_URL;
}

/** The built-in menu: the groups of the specification (section 2), in the shape the server's menu has too. */
export const builtInMenu: readonly MenuEntry[] = [
  { name: 'dashboard', title: 'menu.dashboard', icon: 'dashboard', path: paths.workplace.pattern },
  { name: 'overview', title: 'menu.overview', icon: 'timeline-line-chart', path: paths.overviewIndex.pattern },
  {
    name: 'answer',
    title: 'menu.answer',
    icon: 'chat',
    children: [
      { name: 'answerIndex', title: 'menu.answer.index', path: paths.answerIndex.pattern },
      { name: 'prompt', title: 'menu.prompt', path: paths.prompt.pattern },
    ],
  },
  { name: 'brand', title: 'menu.brand', icon: 'badge', path: paths.brandIndex.pattern },
  {
    name: 'keywords',
    title: 'menu.keywords',
    icon: 'key',
    children: [
      { name: 'keywordsIndex', title: 'menu.keywords.index', path: paths.keywordsIndex.pattern },
      { name: 'keywordsExpand', title: 'menu.keywords.expand', path: paths.keywordsExpand.pattern },
      { name: 'keywordsTraffic', title: 'menu.keywords.traffic', path: paths.keywordsTraffic.pattern },
    ],
  },
  {
    name: 'optimize',
    title: 'menu.optimize',
    icon: 'edit',
    children: [
      { name: 'optimizeIndex', title: 'menu.optimize.index', path: paths.optimizeIndex.pattern },
      { name: 'contCreation', title: 'menu.optimize.contCreation', path: paths.contCreation.pattern },
      { name: 'genContent', title: 'menu.optimize.genContent', path: paths.genContent.pattern },
      { name: 'existingContent', title: 'menu.optimize.existingContent', path: paths.existingContent.pattern },
      { name: 'optContent', title: 'menu.optimize.optContent', path: paths.optContent.pattern },
    ],
  },
  { name: 'userInsights', title: 'menu.userInsights', icon: 'people', path: paths.userInsightsIndex.pattern },
  { name: 'help', title: 'menu.help', icon: 'help', url: helpUrl(import.meta.env.VITE_HELP_URL) },
];

/** Every address of the app a menu may point to. */
export const knownPaths: ReadonlySet<string> = new Set(Object.values(paths).map(({ pattern }) => pattern));

import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const inPackages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`);

/** The frame and the first page in it; a group takes what they import along. */
const FIRST_SCREEN = /[\\/]src[\\/](?:app[\\/]shell[\\/]AppLayout|pages[\\/]overview[\\/]OverviewPage)\.tsx$/;
/** The first screen of whoever is not logged in. */
const LOGIN = /[\\/]src[\\/]pages[\\/]create[\\/]CreatePage\.tsx$/;

/** What both have: a message, a tick, the mark of the product. In the file of one, the other would fetch all of that. */
const ON_BOTH =
  /[\\/](?:abstractPureComponent|callout|tick)\.js$|[\\/]src[\\/](?:components[\\/]ui[\\/]ProductMark|i18n[\\/]errorText|lib[\\/]landing)\.tsx?$/;

/**
 * What goes into a file together, beyond what follows from the lazy routes by itself: React and Highcharts, which stay in browsers'
 * caches over releases; what the entry imports; the login page, and the first screen behind it; and what several other
 * pages share, which would be hundreds of small files.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'react', test: inPackages('react|react-dom|scheduler'), priority: 5 },
  { name: 'highcharts', test: /[\\/]node_modules[\\/]highcharts[\\/]esm[\\/]highcharts\.js$/, priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  { name: 'basics', test: ON_BOTH, priority: 2.5 },
  { name: 'frame', test: FIRST_SCREEN, priority: 2 },
  { name: 'login', test: LOGIN, priority: 1.5 },
  { name: 'shared', minShareCount: 6, priority: 1 },
];

import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const inPackages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`);

/** The frame and the first page in it; a group takes what they import along. */
const FIRST_SCREEN = /[\\/]src[\\/](?:app[\\/]shell[\\/]AppLayout|pages[\\/]overview[\\/]OverviewPage)\.tsx$/;

/**
 * What goes into a file together, beyond what follows from the lazy routes by itself: React and Highcharts, which stay in browsers'
 * caches over releases; what the entry imports, with the login page; the first screen behind the login; and what several other
 * pages share, which would be hundreds of small files.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'react', test: inPackages('react|react-dom|scheduler'), priority: 5 },
  { name: 'highcharts', test: /[\\/]node_modules[\\/]highcharts[\\/]esm[\\/]highcharts\.js$/, priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  { name: 'frame', test: FIRST_SCREEN, priority: 2 },
  { name: 'shared', minShareCount: 6, priority: 1 },
];

import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * The entry, and what both first screens have: a message, the mark of the product, the words of an error. In the file of one of them,
 * the other would fetch all of that. So would most other pages the login page (20 kB gzip) for its input fields.
 */
const APP =
  /[\\/]client[\\/]index\.html$|[\\/](?:abstractPureComponent|callout|buttonGroup|formGroup|asyncControllableInput|inputGroup)\.js$|[\\/]src[\\/](?:components[\\/]ui[\\/](?:FormField|ProductMark)|stores[\\/]useDraft|i18n[\\/]errorText|lib[\\/]landing)\.tsx?$/;

/** The first screen of whoever is logged in, with the frame around it, and of whoever is not. */
const FIRST_SCREENS: Readonly<Record<string, RegExp>> = {
  frame: /[\\/]src[\\/](?:app[\\/]shell[\\/]AppLayout|pages[\\/]overview[\\/]OverviewPage)\.tsx$/,
  login: /[\\/]src[\\/]pages[\\/]create[\\/]CreatePage\.tsx$/,
};

/** The first screen that a module begins; null: none. */
function firstScreenOf(id: string): string | null {
  return Object.keys(FIRST_SCREENS).find((name) => FIRST_SCREENS[name]?.test(id)) ?? null;
}

/**
 * What goes into a file together, beyond what follows from the lazy routes by itself: React, which stays in browsers' caches over
 * releases; the entry; each first screen; and what several other pages share, which would be hundreds of small files. A group takes
 * what its modules import along.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 4 },
  { name: 'app', test: APP, priority: 3 },
  { name: firstScreenOf, priority: 2 },
  { name: 'shared', minShareCount: 6, priority: 1 },
];

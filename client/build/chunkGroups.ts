import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * The entry, and what both first screens use: a message, the product's logo, error texts, the address of the API. In the chunk of one
 * screen, the other would load all of that. Most other pages would also load the login page's chunk (20 kB gzip) for its input fields.
 */
const APP =
  /[\\/]client[\\/]index\.html$|[\\/](?:abstractPureComponent|callout|buttonGroup|formGroup|asyncControllableInput|inputGroup)\.js$|[\\/]src[\\/](?:components[\\/]ui[\\/](?:FormField|ProductMark)|stores[\\/]useDraft|i18n[\\/]errorText|lib[\\/](?:landing|apiOrigin))\.tsx?$/;

/** The first screen of logged-in users, with the frame around it, and that of visitors. */
const FIRST_SCREENS: Readonly<Record<string, RegExp>> = {
  frame: /[\\/]src[\\/](?:app[\\/]shell[\\/]AppLayout|pages[\\/]overview[\\/]OverviewPage)\.tsx$/,
  login: /[\\/]src[\\/]pages[\\/]create[\\/]CreatePage\.tsx$/,
};

/** The first screen whose entry a module is; null: none. */
function firstScreenOf(id: string): string | null {
  return Object.keys(FIRST_SCREENS).find((name) => FIRST_SCREENS[name]?.test(id)) ?? null;
}

/**
 * Chunks beyond those that follow from lazy routes: React, which browsers cache across releases; the entry; each first screen; and what
 * several other pages share, which would otherwise be hundreds of small files. A group includes the imports of its modules.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 4 },
  { name: 'app', test: APP, priority: 3 },
  { name: firstScreenOf, priority: 2 },
  { name: 'shared', minShareCount: 6, priority: 1 },
];

/*
 * Blueprint writes its class names as prefix + '-name' (`${NS}-button`), so the names never stand in the JavaScript as
 * they stand in the style sheet. Some are put together further, from a value known only at run time.
 */
const PREFIX = 'bp6';

/** Families whose last part is a value (an intent, a placement, a depth): whoever uses one may use them all. */
const FAMILIES = [
  'elevation',
  'intent',
  'position',
  'popover-content-placement',
  'popover-placement',
  'toast-container',
  'non-ideal-state',
  'tree-node-content',
  'entity-title-heading',
  'panel-stack',
];

/** Blueprint's newer way to say "dark"; every dark rule of its sheet stands there twice, once for each way. */
const COLOR_SCHEME = 'data-bp-color-scheme';

/** What is kept without being found: everything that is not Blueprint's own, and the families. */
export const ALWAYS_KEPT = [
  new RegExp(`^(?!${PREFIX}-|${COLOR_SCHEME})`),
  new RegExp(`^${PREFIX}-(?:${FAMILIES.join('|')})-`),
];

/**
 * The Blueprint class names that a piece of JavaScript can produce: every `-name` in it gets the prefix.
 * Finds too many (a minus before a variable looks the same), never too few.
 */
export function expandClassNames(code: string): string[] {
  const names = new Set<string>();
  for (const [, name] of code.matchAll(/(?<=[^\p{L}\p{N}]|bp6)-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)/gu)) {
    if (name !== undefined) names.add(`${PREFIX}-${name}`);
  }
  if (code.includes(COLOR_SCHEME)) names.add(COLOR_SCHEME);
  return [...names];
}

/* Blueprint writes its class names as prefix + '-name' (`${NS}-button`), so the JavaScript does not contain them as in the style
    sheet. Some are composed further with a value known only at run time. */
const PREFIX = 'bp6';

/** Blueprint's style sheet has more intents than its components. */
const INTENT = 'intent-(?:none|primary|success|warning|danger)?$';

/** Families whose last part is a value (an intent, a placement, a depth): if one is used, all are kept. */
const FAMILIES = [
  'elevation',
  'position',
  'popover-content-placement',
  'popover-placement',
  'toast-container',
  'non-ideal-state',
  'tree-node-content',
  'entity-title-heading',
  'panel-stack',
];

/** Blueprint's newer attribute for dark mode; every dark rule of its style sheet exists twice, once for the class and once for this. */
const COLOR_SCHEME = 'data-bp-color-scheme';

/** Patterns that are always kept: everything that is not Blueprint's, and the families. */
export const ALWAYS_KEPT = [
  new RegExp(`^(?!${PREFIX}-|${COLOR_SCHEME})`),
  new RegExp(`^${PREFIX}-(?:${INTENT}|(?:${FAMILIES.join('|')})-)`),
  // Added by react-transition-group during transitions.
  new RegExp(`^${PREFIX}-.*-(?:appear|enter|exit)(?:-active|-done)?$`),
];

/** Longest chain of composed names: a menu's item's icon's label. */
const DEEPEST = 4;
/** Both ways of composing a name, whose base may be a property of the collection of names: `${Classes.TAB}-title`, ARROW + "-fill". */
const BUILT_ON =
  /(?:([\w$]+)\s*=\s*)?(?:`\$\{(?:[\w$]+\.)*([\w$]+)\}|\b(?:[\w$]+\.)*([\w$]+)\s*\+\s*["'`])-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)/gu;

/** What tree shaking leaves of an unused name: its template literal alone. */
const UNUSED = /^\s*`[^`\n]*`;$/gmu;
const DEFINITION = /^\s*(?:var|const|let) ([\w$]+) = `\$\{[\w$]+\}-[^`\n]*`;$/gmu;

/** Removes unused names, and then the names that only they used. */
function withoutUnusedNames(code: string): string {
  let left = code.replace(UNUSED, '');
  for (let round = 0; round < DEEPEST; round += 1) {
    const uses = new Map<string, number>();
    for (const [word] of left.matchAll(/[\w$]+/gu)) uses.set(word, (uses.get(word) ?? 0) + 1);
    left = left.replace(DEFINITION, (text, name: string) => (uses.get(name) === 1 ? '' : text));
  }
  return left;
}

/**
 * Names composed from other names: MENU_ITEM is MENU + '-item', and MENU is the prefix + '-menu'. Variables of different files may have the
 * same name, so each stands for all texts assigned to it anywhere.
 */
function chainedNames(code: string): Set<string> {
  const links = [...code.matchAll(BUILT_ON)];
  const values = new Map<string, Set<string>>();
  const found = new Set<string>();
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    for (const [, variable, inText = '', added = '', last = ''] of links) {
      for (const start of [PREFIX, ...(values.get(inText === '' ? added : inText) ?? [])]) {
        if (start.split('-').length > DEEPEST + 2) continue;
        const name = `${start}-${last}`;
        found.add(name);
        if (variable === undefined) continue;
        const known = values.get(variable) ?? new Set();
        values.set(variable, known.add(name));
      }
    }
  }
  return found;
}

/**
 * The Blueprint class names that a piece of JavaScript can produce: every `-name` in it gets the prefix, and so do the names composed from
 * those. Finds too many (a minus before a variable looks the same), never too few.
 */
export function expandClassNames(code: string): string[] {
  const names = new Set<string>();
  const used = withoutUnusedNames(code);
  for (const [, name] of used.matchAll(/(?<=[^\p{L}\p{N}]|bp6)-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)/gu)) {
    if (name !== undefined) names.add(`${PREFIX}-${name}`);
  }
  for (const name of chainedNames(used)) names.add(name);
  if (code.includes(COLOR_SCHEME)) names.add(COLOR_SCHEME);
  return [...names];
}

/** The custom properties in a text (a style sheet, a component), such as `--bp-surface-color`. */
export function customProperties(text: string): string[] {
  return [...new Set(text.match(/--[a-z][\w-]*/giu) ?? [])];
}

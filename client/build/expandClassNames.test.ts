import { expect, test } from 'vitest';
import { ALWAYS_KEPT, customProperties, expandClassNames } from './expandClassNames.ts';

test('a name after the prefix variable becomes the full class name', () => {
  expect(expandClassNames('const BUTTON = `${NS}-button`; const G = NS + "-button-group";')).toEqual([
    'bp6-button',
    'bp6-button-group',
  ]);
});

test('a name already written out in full is found too', () => {
  expect(expandClassNames('x="bp6-dark";y="bp6-multi-step-dialog-footer"')).toEqual([
    'bp6-dark',
    'bp6-multi-step-dialog-footer',
  ]);
});

test('a name built on another name is found, however deep', () => {
  const code = 'var a=`bp6`,b=`${a}-menu`,c=`${b}-item`,d=`${c}-icon`;use(`${d}-large`)';
  expect(expandClassNames(code)).toEqual(
    expect.arrayContaining(['bp6-menu', 'bp6-menu-item', 'bp6-menu-item-icon', 'bp6-menu-item-icon-large']),
  );
});

test('a name built by adding, or on a property of the collection of names, is found', () => {
  const code =
    'const ARROW = `${NS}-popover-arrow`; const TAB = `${NS}-tab`; x(ARROW + "-fill"); y(`${Classes.TAB}-title`); z(Classes.TAB + "-panel")';
  expect(expandClassNames(code)).toEqual(
    expect.arrayContaining(['bp6-popover-arrow-fill', 'bp6-tab-title', 'bp6-tab-panel']),
  );
});

test('a name that tree shaking left behind unused is not kept', () => {
  expect(expandClassNames('var A = `${NS}-alert`;\n`${A}-body`;\n`${NS}-blockquote`;\n')).toEqual([]);
});

test('a hyphen inside a word is no class name', () => {
  expect(expandClassNames('"aria-label" + "zh-cn"')).toEqual([]);
});

test('names with figures are whole', () => {
  expect(expandClassNames('`${e}-h1` `${e}-rtl-2x`')).toEqual(['bp6-h1', 'bp6-rtl-2x']);
});

test('what an overlay is given while it opens and closes is kept', () => {
  const isAlwaysKept = (name: string): boolean => ALWAYS_KEPT.some((pattern) => pattern.test(name));
  for (const name of ['bp6-overlay-enter', 'bp6-popover-enter-active', 'bp6-drawer-exit', 'bp6-toast-appear-active']) {
    expect(isAlwaysKept(name)).toBe(true);
  }
});

test('families completed at run time are kept, and so is what is not Blueprint', () => {
  const isAlwaysKept = (name: string): boolean => ALWAYS_KEPT.some((pattern) => pattern.test(name));
  expect(isAlwaysKept('bp6-intent-danger')).toBe(true);
  expect(isAlwaysKept('bp6-intent-')).toBe(true);
  expect(isAlwaysKept('bp6-intent-default')).toBe(false);
  expect(isAlwaysKept('bp6-toast-container-top')).toBe(true);
  expect(isAlwaysKept('tile_x1f')).toBe(true);
  expect(isAlwaysKept('bp6-button')).toBe(false);
  expect(isAlwaysKept('data-bp-color-scheme')).toBe(false);
});

test('the rules of the newer dark attribute are kept only where the code sets it', () => {
  expect(expandClassNames('document.body.dataset')).toEqual([]);
  expect(expandClassNames('setAttribute("data-bp-color-scheme", "dark")')).toContain('data-bp-color-scheme');
});

test('custom properties are found wherever they are named, each once', () => {
  expect(customProperties('a { color: var(--bp-a, var(--bp-b)); } b { --app-c: var(--bp-a) }')).toEqual([
    '--bp-a',
    '--bp-b',
    '--app-c',
  ]);
});

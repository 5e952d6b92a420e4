import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manifestSchema } from '../../scripts/lib/initialFiles.ts';
import { CREATE_MODULES, createTexts } from '../../scripts/lib/routeBudgets.ts';
import { createFiles } from './createFiles.ts';

const texts = ['zh-CN', 'en-US'].flatMap(createTexts);
const manifest = v.parse(manifestSchema, {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['z-first.css'] },
  '_react.js': { file: 'react.js' },
  '_forms.js': { file: 'forms.js', imports: ['_react.js'], css: ['y-forms.css'] },
  ...Object.fromEntries(
    CREATE_MODULES.map((key, index) => [
      key,
      { file: `page${index}.js`, imports: ['_forms.js', 'index.html'], css: [`x${2 - index}.css`] },
    ]),
  ),
  ...Object.fromEntries(texts.map((key, index) => [key, { file: `texts${index}.js` }])),
});

test('style sheets come in the order of the app: what one stands on before it', () => {
  expect(createFiles(manifest).styles).toEqual(['/z-first.css', '/y-forms.css', '/x2.css', '/x1.css']);
});

test('scripts are all that the page imports, and texts those of each language', () => {
  const files = createFiles(manifest);
  expect(files.entry).toBe('/index.js');
  expect(files.scripts).toEqual(['/forms.js', '/index.js', '/page0.js', '/page1.js', '/react.js']);
  expect(files.texts).toEqual({ 'zh-CN': ['/texts0.js', '/texts1.js'], 'en-US': ['/texts2.js', '/texts3.js'] });
});

test('a build without an entry, or without the page, is an error', () => {
  expect(() => createFiles({})).toThrow();
  const { [CREATE_MODULES[0] ?? '']: _page, ...without } = manifest;
  expect(() => createFiles(without)).toThrow('CreatePage');
});

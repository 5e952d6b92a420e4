import * as v from 'valibot';
import { expect, test } from 'vitest';
import { initialFiles, manifestSchema } from './initialFiles.ts';

const manifest = v.parse(manifestSchema, {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['index.css'],
    dynamicImports: ['a', 'b'],
  },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  a: { file: 'a.js', imports: ['_shared.js', 'index.html'], css: ['a.css'] },
  b: { file: 'b.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', name: 'shared', css: ['shared.css'] },
});

test('a route loads the entry, its own chunk and what both import, each once', () => {
  expect(initialFiles(manifest, ['a'])).toEqual([
    'a.css',
    'a.js',
    'index.css',
    'index.js',
    'react.js',
    'shared.css',
    'shared.js',
  ]);
});

test('what several modules went into is found by its name', () => {
  expect(initialFiles(manifest, ['shared'])).toEqual(['index.css', 'index.js', 'react.js', 'shared.css', 'shared.js']);
});

test('lazy modules of other routes are not counted, and circles end', () => {
  expect(initialFiles(manifest, [])).toEqual(['index.css', 'index.js', 'react.js']);
});

test('a module that is no longer in the build is an error', () => {
  expect(() => initialFiles(manifest, ['gone.tsx'])).toThrow(/gone\.tsx/);
});

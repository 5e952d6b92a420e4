import * as v from 'valibot';
import { expect, test } from 'vitest';
import { manifestSchema } from '../../scripts/lib/initialFiles.ts';
import { messagesModule } from '../../scripts/lib/messagesModule.ts';
import { aheadTable, filesOfAllPages } from './aheadTable.ts';

const texts = ['zh-CN', 'en-US'].flatMap((locale) =>
  ['common', 'shell', 'overview'].map((area): [string, string] => [
    messagesModule(locale, area),
    `${area}.${locale}.js`,
  ]),
);
const manifest = v.parse(manifestSchema, {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js', name: 'react' },
  '_fields.js': { file: 'fields.js', name: 'fields', imports: ['index.html'], css: ['fields.css'] },
  '_frame.js': { file: 'frame.js', name: 'frame', imports: ['_fields.js', '_react.js'], css: ['frame.css'] },
  '_insight.js': { file: 'insight.js', name: 'insight', imports: ['_frame.js'], css: ['insight.css'] },
  '_work.js': { file: 'work.js', name: 'work', imports: ['_frame.js'], css: ['work.css'] },
  'src/pages/a/APage.tsx': { file: 'a.js', imports: ['_work.js', '_insight.js'], css: ['a.css'] },
  'src/pages/b/BPage.tsx': { file: 'b.js', imports: ['_frame.js', '_work.js'] },
  ...Object.fromEntries(texts.map(([key, file]) => [key, { file }])),
});
const pages = [
  { path: '/a', module: 'src/pages/a/APage.tsx', areas: ['overview'], titles: { 'zh-CN': '甲', 'en-US': 'A' } },
  { path: '/b', module: 'src/pages/b/BPage.tsx', areas: [], titles: {} },
];
const { files, pages: entries } = aheadTable(manifest, pages);
const places = (path: string, what: string) => (what === 'all' ? entries[path]?.all : entries[path]?.texts[what]) ?? [];
const named = (path: string, what: string) => places(path, what).map((place) => files[place]);

test('the page of the app names what all pages stand on, sheets in their order, and nothing that it names already', () => {
  expect(filesOfAllPages(manifest)).toEqual([
    '/fields.js',
    '/frame.js',
    '/insight.js',
    '/fields.css',
    '/frame.css',
    '/insight.css',
  ]);
});

test('a page adds what only it and some others need, what its sheets stand on first', () => {
  expect(named('/a', 'all')).toEqual(['/a.js', '/work.js', '/work.css', '/a.css']);
  expect(named('/b', 'all')).toEqual(['/b.js', '/work.js', '/work.css']);
});

test('texts are those of the page and of the frame, by language', () => {
  expect(named('/a', 'zh-CN')).toEqual(['/common.zh-CN.js', '/overview.zh-CN.js', '/shell.zh-CN.js']);
  expect(named('/b', 'en-US')).toEqual(['/common.en-US.js', '/shell.en-US.js']);
});

test('a heading that is known before is kept by language', () => {
  expect(entries['/a']?.titles).toEqual({ 'zh-CN': '甲', 'en-US': 'A' });
});

test('a page that is not in the build is an error', () => {
  expect(() => aheadTable(manifest, [{ path: '/c', module: 'src/pages/c/CPage.tsx', areas: [], titles: {} }])).toThrow(
    'CPage',
  );
});

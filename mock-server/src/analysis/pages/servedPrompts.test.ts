import { expect, test } from 'vitest';
import { sampleDefinitions, sampleOwnPages } from '#fixtures/sample.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { headsOf, servedPrompts, termsShared } from './servedPrompts.ts';

const project = (texts: readonly string[]): ProjectDefinition => ({
  id: 'p',
  name: 'p',
  brands: [],
  topics: [],
  platforms: [],
  keywords: [],
  events: [],
  prompts: texts.map((text, index) => ({ id: `q${String(index)}`, text, topic_id: null, tags: [], keyword_ids: [] })),
});
const ids = (texts: readonly string[], title: string, text = '') =>
  servedPrompts(project(texts), { title, text }).map(({ id }) => id);

test('a page serves the prompts whose terms stand in its title and headings, in both languages', () => {
  const texts = [
    '冬天电动车续航打几折，怎么减少掉电',
    '二胎家庭 SUV 推荐',
    'best Gantt chart software with critical path',
  ];
  expect(ids(texts, '冬天开电动车怎样减少掉电', '## 冬天续航')).toEqual(['q0']);
  expect(ids(texts, 'Gantt charts', '# Critical path and software for planning')).toEqual(['q2']);
  expect(ids(texts, '关于我们', '冬天电动车续航掉电')).toEqual([]);
});

test('one shared word is chance, and what every prompt holds tells nothing apart', () => {
  expect(ids(['Gantt chart', 'sprint planning'], 'chart')).toEqual([]);
  const common = ['电动车 续航', '电动车 保值率', '电动车 第三排'];
  expect(ids(common, '电动车保值率')).toEqual(['q1']);
});

test('shared terms are named as a reader would', () => {
  expect(termsShared('冬天电动车续航打几折', { title: '电动车冬天续航', text: '' })).toEqual(
    expect.arrayContaining(['电动车', '续航']),
  );
  expect(headsOf({ title: 'T', text: '# One\ntext\n## Two ##\n#### four' })).toBe('T\nOne\nTwo');
});

test.each(['chengyu', 'xunzhi', 'xuqiao'])('pages of the sample %s serve prompts, most of them', (id) => {
  const definition = sampleDefinitions('2026-03-10').find((one) => one.id === id)!;
  const served = sampleOwnPages(id, '2026-03-10').map((page) => servedPrompts(definition, page).length);
  expect(served.filter((count) => count > 0).length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...served)).toBeLessThan(12);
});

test('headings are the lines that are marked as such, and read at once', { timeout: 2000 }, () => {
  const text = '# Tents ##\n#\nNo heading\n## \n### #1 choice\n#### Small';
  expect(headsOf({ title: 'T', text })).toBe('T\nTents\n#1 choice');
  expect(headsOf({ title: 'T', text: `# #${'\t '.repeat(4000)}x` })).toBe('T');
});

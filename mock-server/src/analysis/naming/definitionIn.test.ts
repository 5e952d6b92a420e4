import { expect, test } from 'vitest';
import { sampleDefinitions } from '#fixtures/sample.ts';
import { bilingualSamples, NAMES } from '#server/testing/bilingualSamples.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { definitionIn } from './definitionIn.ts';
import { meantTag, shownTag } from './tagNames.ts';

const projectOf = ([first]: readonly ProjectDefinition[]): ProjectDefinition => {
  if (first === undefined) throw new Error('no project');
  return first;
};
const project = projectOf(bilingualSamples.projects(TODAY));

test('a project without further names is given back itself, and one with them is the same object each time', () => {
  const plain = projectOf(smallSamples.projects(TODAY));
  expect(definitionIn(plain, 'en')).toBe(plain);
  expect(definitionIn(project, 'en')).toBe(definitionIn(project, 'en'));
  expect(definitionIn(project, 'en')).not.toBe(definitionIn(project, 'zh'));
});

test('brands are found by the same spellings in every language of every sample', () => {
  for (const sample of [project, ...sampleDefinitions(TODAY)]) {
    const spellingsIn = (of: ProjectDefinition): string[][] =>
      of.brands.map(({ name, aliases }) => [...new Set([name, ...aliases])].toSorted());
    for (const language of ['zh', 'en'] as const) {
      expect(spellingsIn(definitionIn(sample, language))).toEqual(spellingsIn(sample));
      const shown = definitionIn(sample, language);
      expect(shown.brands.map(({ id }) => id)).toEqual(sample.brands.map(({ id }) => id));
      expect(shown.prompts.map(({ text, tags }) => [text, tags])).toEqual(
        sample.prompts.map(({ text, tags }) => [text, tags]),
      );
    }
  }
});

test('a name that is no spelling of the brand is not shown: its answers would not be counted', () => {
  const [own, ...others] = project.brands;
  if (own === undefined) throw new Error('no brand');
  const wrong = { ...project, brands: [{ ...own, names: { en: 'Nowhere' } }, ...others] };
  expect(definitionIn(wrong, 'en').brands[0]?.name).toBe(own.name);
});

test('a tag is meant by what it is recorded as or called in any language; others are new', () => {
  expect(shownTag(definitionIn(project, 'en'), NAMES.zh.tag)).toBe(NAMES.en.tag);
  expect(shownTag(definitionIn(project, 'zh'), NAMES.zh.tag)).toBe(NAMES.zh.tag);
  expect(meantTag(project, ` ${NAMES.en.tag.toUpperCase()}`)).toBe(NAMES.zh.tag);
  expect(meantTag(project, '__proto__')).toBe('__proto__');
  expect(meantTag(project, 'new one')).toBe('new one');
});

test('no two things of a sample are called alike in any language', () => {
  for (const sample of sampleDefinitions(TODAY)) {
    for (const language of ['zh', 'en'] as const) {
      const shown = definitionIn(sample, language);
      const tags = [...new Set(sample.prompts.flatMap((prompt) => prompt.tags))].map((tag) => shownTag(shown, tag));
      for (const list of [shown.brands, shown.topics, shown.platforms]) {
        expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      }
      expect(new Set(tags).size).toBe(tags.length);
    }
  }
});

test('every thing of a sample has a name without Chinese characters for readers of English', () => {
  for (const sample of sampleDefinitions(TODAY)) {
    const shown = definitionIn(sample, 'en');
    const tags = sample.prompts.flatMap((prompt) => prompt.tags).map((tag) => shownTag(shown, tag));
    const names = [shown, ...shown.brands, ...shown.topics, ...shown.platforms].map(({ name }) => name);
    const sources = [...shown.prompts, ...shown.keywords].flatMap(({ demand }) => demand?.source ?? []);
    expect([...names, ...tags, ...sources].filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
  }
});

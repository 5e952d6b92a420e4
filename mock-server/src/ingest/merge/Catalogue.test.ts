import { describe, expect, test } from 'vitest';
import type { Prompt } from '#server/analysis/ProjectDefinition.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { Catalogue } from './Catalogue.ts';
import type { PeoplesNames, PeoplesPrompts } from './Catalogue.ts';

const prompt = (id: string, text: string): Prompt => ({ id, text, topic_id: null, tags: [], keyword_ids: [] });
const row = (text: string): ImportedRow => ({
  ...{ prompt: text, topic: '', tags: [], platform: 'Kimi', run: 1, runKey: '1', askedAt: 0, status: 'ok', text: 'x' },
  ...{
    citations: null,
    droppedCitations: 0,
    dayOnly: false,
    isFailedText: false,
    details: undefined,
    vendor: '',
    searches: [],
    model: '',
    sentiments: undefined,
    unreadSentiments: 0,
  },
  exportedId: '',
});
const RECORDED = [prompt('a', 'Best tea?'), prompt('b', 'Best mug?')];

/** The ids given to rows of these prompts, and the number of rows with deleted prompts. */
function idsOf(texts: readonly string[], ofPeople: PeoplesPrompts) {
  const catalogue = new Catalogue({ prompts: RECORDED, topics: [], platforms: [] }, ofPeople);
  return { ids: texts.map((text) => catalogue.promptIdOf(row(text))), ofDeleted: catalogue.ofDeleted, catalogue };
}

test('rows of a changed prompt are its own under its old text and its new one', () => {
  const prompts = [prompt('a', 'Best green tea?'), RECORDED[1] ?? prompt('b', '')];
  const { ids, catalogue } = idsOf(['Best tea?', 'Best green tea?', 'Best mug?'], { prompts, deleted: new Set() });
  expect(ids).toEqual(['a', 'a', 'b']);
  expect(catalogue.prompts).toEqual(RECORDED);
});

test('a text belongs to the prompt that has it now, not to the one that had it once', () => {
  const prompts = [prompt('a', 'Best green tea?'), ...RECORDED.slice(1), prompt('added', 'Best tea?')];
  const { ids, catalogue } = idsOf(['Best tea?'], { prompts, deleted: new Set() });
  expect(ids).toEqual(['added']);
  expect(catalogue.prompts.at(-1)).toEqual(prompt('added', 'Best tea?'));
});

test('of two prompts of one text the recorded one gets the rows, and a deleted one only when no other has it', () => {
  const prompts = [prompt('a', 'Best mug?'), ...RECORDED.slice(1)];
  expect(idsOf(['Best mug?'], { prompts, deleted: new Set() })).toMatchObject({ ids: ['b'], ofDeleted: 0 });
  expect(idsOf(['Best mug?'], { prompts, deleted: new Set(['b']) })).toMatchObject({ ids: ['a'], ofDeleted: 0 });
  const both = { prompts, deleted: new Set(['a', 'b']) };
  expect(idsOf(['Best mug?', 'New'], both)).toMatchObject({ ids: ['b', stableId('prompt', 'New')], ofDeleted: 1 });
});

test('every row of a deleted prompt counts, also where the undo of its import removed the prompt', () => {
  const deleted = new Set([stableId('prompt', 'Best cup?')]);
  expect(idsOf(['Best cup?', 'Best cup?'], { prompts: RECORDED, deleted }).ofDeleted).toBe(2);
});

describe('a topic or a tag in a row', () => {
  const PRICE = { id: 'price', name: 'Price' };
  const MADE = { id: 'made', name: 'Range' };
  const catalogueOf = (names: PeoplesNames) =>
    new Catalogue({ prompts: [], topics: [PRICE], platforms: [] }, { prompts: [], deleted: new Set() }, names);
  const topicOf = (catalogue: Catalogue, topic: string): string | null | undefined => {
    const id = catalogue.promptIdOf({ ...row(`About ${topic}?`), topic });
    return catalogue.prompts.find((one) => one.id === id)?.topic_id;
  };

  test('is the one that people call so now, and the one that was called so before', () => {
    const topics = [{ ...PRICE, name: 'Cost', names: { zh: '价格' } }];
    const catalogue = catalogueOf({ topics, made: [], tags: {} });
    expect(['cost', '价格', 'Price'].map((name) => topicOf(catalogue, name))).toEqual(['price', 'price', 'price']);
    expect(topicOf(catalogue, 'Other')).toBe(stableId('topic', 'other'));
    expect(catalogue.topics).toEqual([PRICE, { id: stableId('topic', 'other'), name: 'Other' }]);
  });

  test('goes by the name now where another one had that name before', () => {
    const made = { id: 'second', name: 'Price' };
    const catalogue = catalogueOf({ topics: [{ ...PRICE, name: 'Cost' }, made], made: [made], tags: {} });
    expect(['Price', 'Cost'].map((name) => topicOf(catalogue, name))).toEqual(['second', 'price']);
    expect(catalogue.topics).toEqual([PRICE, made]);
  });

  test('goes by a name of its own before what readers of a language call another one', () => {
    const called = { ...MADE, names: { en: 'Price' } };
    const catalogue = catalogueOf({ topics: [PRICE, called], made: [MADE], tags: {} });
    expect(topicOf(catalogue, 'price')).toBe('price');
  });

  test('counts among the topics of the project where people made it and no row names it', () => {
    const catalogue = catalogueOf({ topics: [PRICE, MADE], made: [MADE], tags: {} });
    expect(catalogue.topics).toEqual([PRICE]);
    expect(catalogue.topicCount).toBe(2);
  });

  test('of a topic that people made and renamed, its first name is recorded', () => {
    const catalogue = catalogueOf({ topics: [PRICE, { ...MADE, name: 'Mileage' }], made: [MADE], tags: {} });
    expect(topicOf(catalogue, 'Mileage')).toBe('made');
    expect(catalogue.topics).toEqual([PRICE, MADE]);
    expect(catalogue.topicCount).toBe(2);
  });

  test('is recorded once, under whatever names it comes', () => {
    const tags = { tag_names: { 重点: { en: 'Focus' } } };
    const catalogue = catalogueOf({ topics: [], made: [], tags });
    catalogue.promptIdOf({ ...row('Best tea?'), tags: ['focus', '重点', 'new'] });
    expect(catalogue.prompts.map((one) => one.tags)).toEqual([['重点', 'new']]);
  });
});

test('a platform is known by its name without case and marks or, if it consists of marks, by all of it', () => {
  const platforms = ['?', '🦊', 'Kimi'].map((name) => ({ id: `of ${name}`, name }));
  const catalogue = new Catalogue({ prompts: [], topics: [], platforms }, { prompts: [], deleted: new Set() });
  const idOf = (platform: string) => catalogue.platformOf({ ...row('Best tea?'), platform })?.id;
  expect(['🦊', '?', 'KIMI!'].map(idOf)).toEqual(['of 🦊', 'of ?', 'of Kimi']);
  expect(catalogue.platforms).toEqual(platforms);
});

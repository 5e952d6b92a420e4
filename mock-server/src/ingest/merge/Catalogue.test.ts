import { expect, test } from 'vitest';
import type { Prompt } from '../../analysis/ProjectDefinition.ts';
import { Catalogue } from './Catalogue.ts';
import type { PeoplesPrompts } from './Catalogue.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { stableId } from '../../store/ids/stableId.ts';

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

/** The ids that rows of these prompts get, and how many of them are of deleted prompts. */
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

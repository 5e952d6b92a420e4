import { expect, test } from 'vitest';
import { emptyDraft, partState, platformNames, readDraft, withRivals, withTicked } from './newProjectDraft.ts';

const draft = emptyDraft('Asia/Shanghai');

test('a draft of before proposals were kept can still be read', () => {
  const { way, keywords, question_language, proposals, pasted, suggested_prompts, suggested_competitors, ...older } =
    draft;
  expect(readDraft(older)).toEqual(draft);
});

test('what is ticked comes with the project, what is not goes', () => {
  const made = withTicked({
    ...draft,
    prompts: [{ text: 'A?', topic: '' }],
    proposals: [
      { text: 'a？', topic: 'x', chosen: true },
      { text: 'B?', topic: 'x', chosen: true },
      { text: 'C?', topic: 'x', chosen: false },
    ],
    suggested_prompts: { model: 'm', list: [{ text: 'D?', topic: 'y', chosen: true }] },
    suggested_competitors: {
      model: 'm',
      list: [
        { name: 'Contoso', aliases: [], domain: 'contoso.example', chosen: true },
        { name: 'Fabrikam', aliases: [], domain: '', chosen: false },
      ],
    },
  });
  expect(made.prompts.map(({ text }) => text)).toEqual(['A?', 'B?', 'D?']);
  expect(made.competitors).toMatchObject([{ name: 'Contoso', domains: ['contoso.example'] }]);
  expect(made).toMatchObject({ proposals: [], suggested_prompts: null, suggested_competitors: null });
});

test('only the brand is missed; a platform that answers come from in two ways is one', () => {
  expect(partState(draft, 'brand')).toBe('missing');
  for (const part of ['competitors', 'prompts', 'platforms', 'plan'] as const) {
    expect(partState(draft, part)).toBe('optional');
  }
  const platforms = [
    { name: 'ChatGPT', way: 'hand' as const },
    { name: 'ChatGPT', way: 'push' as const },
  ];
  expect(platformNames({ ...draft, platforms }).size).toBe(1);
});

test('a competitor with aliases or domains but no name is missed, not dropped; an empty row is neither', () => {
  const row = { key: 1, name: ' ', aliases: [], domains: [], match_case: false };
  expect(partState({ ...draft, competitors: [row] }, 'competitors')).toBe('optional');
  const nameless = { ...draft, competitors: [row, { ...row, key: 2, domains: ['fabrikam.example'] }] };
  expect(partState(nameless, 'competitors')).toBe('missing');
  const more = withRivals(nameless, [{ name: 'Contoso', aliases: [], domain: '' }]);
  expect(more.competitors).toMatchObject([{ domains: ['fabrikam.example'] }, { name: 'Contoso' }]);
});

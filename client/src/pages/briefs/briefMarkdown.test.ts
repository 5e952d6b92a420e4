import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Brief } from '#client/api/briefSchemas.ts';
import { messages } from '#client/i18n/en-US/brief.ts';
import { messages as filters } from '#client/i18n/en-US/filters.ts';
import { briefMarkdown } from './briefMarkdown.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...filters, ...messages } as never });
const others = {
  brands: [{ id: 'rival', name: 'Northcape', own: false, order: 1 }],
  prompts: [{ id: 'q1', text: 'which <b>one</b>' }],
};
const question = { origin: 'own' as const, prompt_id: null, answers: null, demand: null };
const praise = { mentions: [], answer_id: 'a1', prompt_text: '', platform_name: '', asked_at: '' };
const brief: Brief = {
  id: 'b',
  title: 'Winter *range*',
  created_at: '',
  updated_at: '',
  version: 1,
  action_id: null,
  topic_id: null,
  prompt_ids: ['q1'],
  language: 'en',
  window: { start_time: '2026-03-01', end_time: '2026-03-07', time_zone: 'UTC' },
  questions: [
    { id: '1', text: 'How far?', ...question, on: true },
    { id: '2', text: 'Left out?', ...question, on: false },
  ],
  praise: [{ id: '1', brand_id: 'rival', quote: 'fast [here](javascript:x)', ...praise, on: true }],
  sources: [
    {
      id: '1',
      host: 'news.example',
      url: 'https://news.example/a>b',
      title: 'A | B',
      type: 'news',
      answers: 2,
      share: null,
      on: true,
    },
  ],
  facts: [],
  statistics: [
    { id: '1', statement: 'Range', source_url: null, fact_id: null, example: null, on: true },
    { id: '2', statement: '605 km', source_url: 'https://own.example/r', fact_id: 'f', example: null, on: true },
  ],
  outline: [
    { id: '1', level: 2, heading: 'How far?', notes: '' },
    { id: '2', level: 3, heading: 'In winter?', notes: 'test\nconditions' },
  ],
  notes: 'For *drivers*.',
};

test('holds what is switched on, section by section, and says where a source is missing', () => {
  const text = briefMarkdown(intl, brief, others);
  expect(text).toContain('## Questions to answer\n- How far?\n');
  expect(text).not.toContain('Left out');
  expect(text).toContain('- How far?\n  - In winter?: test conditions');
  expect(text).toContain('- Range (Source missing)\n- 605 km ([https://own.example/r](<https://own.example/r>))');
  expect(text).not.toContain('## Facts to get right');
  expect(text).toContain('## Notes\nFor *drivers*.');
});

test('outside text stays words: no markup, links or HTML of its own', () => {
  const text = briefMarkdown(intl, brief, others);
  expect(text).toContain(String.raw`# Winter \*range\*`);
  expect(text).toContain(String.raw`- which \<b\>one\</b\>`);
  expect(text).toContain(String.raw`- Northcape: fast \[here\](javascript:x)`);
  expect(text).toContain(String.raw`- [A \| B](<https://news.example/a%3Eb>)`);
});

test('notes keep their Markdown, but for HTML and for links that lead anywhere but to the web', () => {
  const notes = [
    '## Tone',
    '- **calm**, see [the guide](https://own.example/tone) or <https://own.example> & [us](mailto:a@own.example)',
    '[run](javascript:alert(1)) [tab]( <javascript:x>) [entity](&#106;avascript:x)',
    '<script>alert(1)</script> \\<img src=x onerror=alert(1)>',
    '[later]: javascript:x',
  ];
  const text = briefMarkdown(intl, { ...brief, notes: notes.join('\n') }, others);
  expect(text).toContain(notes.slice(0, 2).join('\n'));
  expect(text).toContain('[run] (javascript:alert(1)) [tab] ( &lt;javascript:x>) [entity] (&#106;avascript:x)');
  expect(text).toContain('&lt;script>alert(1)&lt;/script> \\&lt;img');
  expect(text).toContain('[later] : javascript:x');
});

test('outside text begins no list of its own and turns nothing round', () => {
  const text = briefMarkdown(
    intl,
    { ...brief, title: '2026. \u202Eegnar' },
    { ...others, prompts: [{ id: 'q', text: '- x' }] },
  );
  expect(text).toContain(String.raw`# 2026\. egnar`);
  expect(text).toContain(String.raw`- \- x`);
});

import { expect, test } from 'vitest';
import { measureIdSchema } from '#client/api/measureSchemas.ts';
import { glossaryHref } from '#client/components/figures/glossaryTerms.ts';
import type { FigureTerm } from '#client/components/figures/glossaryTerms.ts';
import { messages as en } from '#client/i18n/en-US/glossary.ts';
import { messages as zh } from '#client/i18n/zh-CN/glossary.ts';
import { glossary } from './glossary.ts';

const terms = glossary.flatMap((group) => group.terms);
const anchors = terms.map(({ id }) => id);

test('each term is explained once', () => {
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const messages of [en, zh]) {
    const named = Object.entries(messages).filter(([id]) => id.startsWith('glossary.term.'));
    expect(new Set(named.map(([, name]) => name)).size).toBe(named.length);
  }
});

test('every "?" leads to an anchor that exists', () => {
  const figures: readonly FigureTerm[] = [
    ...measureIdSchema.options,
    'domain_share',
    'domain_answer_rate',
    'expected_answers',
  ];
  for (const figure of figures) expect(anchors).toContain(glossaryHref(figure).split('#')[1]);
});

test('no words of the glossary are left without a term', () => {
  const used = new Set(terms.flatMap(({ name, meaning, formula, reading }) => [name, meaning, formula, reading]));
  const words = Object.keys(en).filter((id) => /\.(?:term|meaning|way|reading)\./u.test(id));
  expect(words.filter((id) => !used.has(id as never))).toEqual([]);
});

import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { rateDraft } from '#client/components/contentScore/scoreMessages.ts';
import { messages } from '#client/i18n/en-US/score.ts';
import { marksOfSuggestions } from './marksOfSuggestions.ts';
import { suggestionsByGap } from './suggestionsByGap.ts';

const intl = createIntl({ locale: 'en-US', messages: messages as never });

test('every place that a suggestion leads to is marked once, with what would mend it', () => {
  const rated = rateDraft({
    text: 'It is good.\n\nIt goes 600 km.',
    setting: {
      prompts: [],
      entities: ['Kestrel'],
      today: '2026-03-10',
      facts: null,
    },
    kit: { names: [], tone: [], banned: [] },
  });
  const places = suggestionsByGap(rated.score).flatMap(({ suggestion: { id, at } }) =>
    at === null ? [] : [{ id, at }],
  );
  expect(places.map(({ id }) => id)).toContain('statistics.source');
  const marks = marksOfSuggestions(intl, rated);
  for (const { id, at } of places) {
    const own = marks.filter(
      ({ start, end, kind }) =>
        start === at.start && end === at.end && kind === (id === 'statistics.source' ? 'unsourced' : 'missing'),
    );
    expect(own.length, id).toBeGreaterThan(0);
    expect(own.every(({ hint }) => hint !== '')).toBe(true);
  }
  expect(marks.filter(({ kind }) => kind === 'unsourced')).toHaveLength(1);
});

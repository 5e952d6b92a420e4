import { expect, test } from 'vitest';
import { scoreContent } from '#client/lib/contentScore/scoreContent.ts';
import { GOOD_PAGE } from '#client/testing/testScore.ts';
import { suggestionsByGap } from './suggestionsByGap.ts';

const input = { prompts: [{ id: 'p', text: '冬季续航怎么样' }], entities: ['澄驭'], today: '2026-03-10', facts: null };

test('what gains most comes first, and what a draft cannot have is not asked for', () => {
  const ranked = suggestionsByGap(scoreContent({ ...input, text: '它很好。\n\n它行驶 600 公里。' }));
  const gains = ranked.map(({ gain }) => gain);
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
  expect(ranked[0]?.factor).toBe('match');
  expect(ranked.map(({ factor }) => factor)).not.toContain('access');
  expect(ranked.map(({ suggestion }) => suggestion.id)).toContain('statistics.source');
});

test('a gate that is shut goes before all', () => {
  const facts = { ...GOOD_PAGE, status: 404 };
  expect(suggestionsByGap(scoreContent({ ...input, text: '# 澄驭', facts }))[0]?.factor).toBe('access');
});

import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { messages as improve } from '#client/i18n/zh-CN/improve.ts';
import { messages as score } from '#client/i18n/zh-CN/score.ts';
import { scoreContent } from '#client/lib/contentScore/scoreContent.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionsByGap } from './suggestionsByGap.ts';

test('what a factor lacks is one figure, however many suggestions it has', () => {
  const text = '它行驶 600 公里。它有 82 度电。它卖 19 万元。';
  const prompts = [{ id: 'p', text: '冬季续航怎么样' }];
  const rated = { text, score: scoreContent({ text, prompts, entities: ['澄驭'], today: '2026-03-10', facts: null }) };
  renderForTest(<SuggestionList rated={rated as never} editorRef={createRef()} />, {
    messages: { ...improve, ...score },
  });
  fireEvent.click(screen.getByRole('button', { name: /^全部显示|^显示全部|全部/u }));
  const ranked = suggestionsByGap(rated.score);
  const factors = new Set(ranked.map(({ factor }) => factor));
  expect(ranked.length).toBeGreaterThan(factors.size);
  expect(screen.getAllByText(/^最多 \+/u)).toHaveLength(factors.size);
});

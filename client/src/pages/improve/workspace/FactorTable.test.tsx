import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScorePair } from '#client/components/contentScore/ScorePair.tsx';
import { messages as improve } from '#client/i18n/zh-CN/improve.ts';
import { messages as score } from '#client/i18n/zh-CN/score.ts';
import { scoreContent } from '#client/lib/contentScore/scoreContent.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { FactorTable } from './FactorTable.tsx';

const scored = (text: string) =>
  scoreContent({ text, prompts: [], entities: ['澄驭'], today: '2026-03-10', facts: null });
const messages = { ...improve, ...score };
const AFTER = '# 续航\n\n澄驭冬季行驶 420 公里（2026 年 2 月实测）。';

/** The cells of a factor: weight, before, after, change. */
function cellsOf(factor: string): readonly (string | null)[] {
  const row = screen.getByRole('rowheader', { name: factor }).closest('tr');
  if (row === null) throw new Error(`No row ${factor}`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

test('without a text before, nothing was gained: neither points nor a change are shown', () => {
  renderForTest(<FactorTable before={null} after={scored(AFTER)} />, { messages });
  const [, before, after, change] = cellsOf(score['score.factor.clarity']);
  expect([before, change]).toEqual(['–', '–']);
  expect(after).toMatch(/^\d/u);
});

test('a factor that did not change has a change of 0', () => {
  renderForTest(<FactorTable before={scored(AFTER)} after={scored(AFTER)} />, { messages });
  expect(cellsOf(score['score.factor.clarity']).at(-1)).toBe('0');
});

test('a blank text has no score, which differs from a score of 0', () => {
  renderForTest(<ScorePair text={' \n'} score={scored('')} />, { messages });
  expect(screen.getByText(score['score.noText'])).toBeDefined();
  expect(screen.queryByText('0')).toBeNull();
});

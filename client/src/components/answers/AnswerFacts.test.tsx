import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnswerDetail } from '#client/api/answerSchemas.ts';
import { messages } from '#client/i18n/zh-CN/answers.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AnswerFacts } from './AnswerFacts.tsx';

function show(changes: Partial<AnswerDetail>): void {
  const answer = { status: 'ok', text: '因需而定。', brands: [], tracked: [], citations: [], searches: [], ...changes };
  renderForTest(<AnswerFacts answer={answer as unknown as AnswerDetail} />, { messages });
}

test('an answer that mentions no brand and cites nothing says so', () => {
  show({});
  expect(screen.getByText(messages['answers.brands.none'])).not.toBeNull();
  expect(screen.getByText(messages['answers.citations.none'])).not.toBeNull();
});

test('a run that failed has no answer that could mention or cite anything', () => {
  show({ status: 'failed', text: '' });
  expect(screen.queryByText(messages['answers.brands.none'])).toBeNull();
  expect(screen.queryByText(messages['answers.citations.none'])).toBeNull();
});

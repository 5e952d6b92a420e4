import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/answers.ts';
import { COSTLY_SHAPES } from '#client/testing/costlyShapes.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AnswerMarkdown } from '../AnswerMarkdown.tsx';
import { AnswerBoundary } from './AnswerBoundary.tsx';

const draw = (text: string): void => {
  renderForTest(<AnswerMarkdown text={text} mentions={[]} brands={[]} />, { messages });
};

it('shows a loop of a model as it was written, the first part first, and the rest when asked', async () => {
  draw(`Begin ${'*a '.repeat(20_000)}the very end`);
  expect(screen.queryByText(messages['answers.plain.costly'])).not.toBeNull();
  expect(screen.queryByText(/^Begin/u)).not.toBeNull();
  expect(screen.queryByText(/the very end$/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /显示全部（60,018 个字符）/u }));
  expect(screen.queryByText(/the very end$/u)).not.toBeNull();
});

it('draws every shape at every size, formatted or plain, without an error of the page', () => {
  for (const shape of Object.values(COSTLY_SHAPES)) {
    for (const count of [1, 300, 3000]) draw(shape(count));
  }
});

it('keeps what breaks within the answer', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  renderForTest(
    <>
      <AnswerBoundary fallback={<p>as it was written</p>}>
        <Broken />
      </AnswerBoundary>
      <p>the next answer</p>
    </>,
    { messages },
  );
  expect(screen.queryByText('as it was written')).not.toBeNull();
  expect(screen.queryByText('the next answer')).not.toBeNull();
  log.mockRestore();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/capture.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { SlotFields } from './SlotFields.tsx';
import type { SlotValues } from './useSlotDraft.ts';

const start: SlotValues = { status: 'ok', text: '', sources: '', noSources: true, model: '', askedAt: '' };

const slot = { prompt: '哪款好？', platform: 'ChatGPT' };

function Form() {
  const [values, setValues] = useState(start);
  const change = (part: Partial<SlotValues>): void => {
    setValues({ ...values, ...part });
  };
  return <SlotFields slot={slot} values={values} change={change} errors={{}} onSubmitKey={vi.fn()} />;
}

test('an answer pasted without formatting brings its links as sources, and keeps those listed before', async () => {
  const { stores } = createTestStores();
  renderForTest(<Form />, { stores, messages });
  await userEvent.type(screen.getByLabelText('来源'), 'https://a.example/');
  await userEvent.click(screen.getByLabelText(/^回答/u));
  await userEvent.paste('见[评测](https://b.example/x)和 https://a.example/。');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^回答/u).value).toBe(
    '见[评测](https://b.example/x)和 https://a.example/。',
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('来源').value).toBe('https://a.example/\n评测 https://b.example/x');
});

test('one without links leaves the sources as they are', async () => {
  const { stores } = createTestStores();
  renderForTest(<Form />, { stores, messages });
  await userEvent.click(screen.getByLabelText(/^回答/u));
  await userEvent.paste('只有文字');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^回答/u).value).toBe('只有文字');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

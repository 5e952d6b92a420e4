import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/report.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { MadeLinkField } from './MadeLinkField.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['http://127.0.0.1:5173', true],
  ['http://localhost:5173', true],
  ['https://console.example', false],
])('a link of %s says whether only this computer opens it', (origin, isHere) => {
  vi.stubGlobal('location', new URL(origin));
  renderForTest(<MadeLinkField token="abc" title="Report" />, { stores: createTestStores().stores, messages });
  expect(screen.getByLabelText<HTMLInputElement>('链接地址').value).toBe(`${origin}/shared/abc`);
  expect(screen.queryByText(/只能在这台电脑上打开/u) !== null).toBe(isHere);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NativeSelect } from './NativeSelect.tsx';

test('its arrow is not told, in no language', () => {
  const { container } = render(<NativeSelect aria-label="类型" options={['新建内容', '改进页面']} />);
  expect(screen.getByRole('combobox', { name: '类型' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.textContent).toBe('新建内容改进页面');
});

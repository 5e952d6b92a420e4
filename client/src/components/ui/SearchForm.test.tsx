import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { SearchForm } from './SearchForm.tsx';

function show() {
  const onSearch = vi.fn();
  const onReset = vi.fn();
  function Page() {
    const [word, setWord] = useState('');
    return (
      <SearchForm onSearch={() => onSearch(word)} onReset={onReset}>
        <input aria-label="关键词" value={word} onChange={(event) => setWord(event.target.value)} />
      </SearchForm>
    );
  }
  renderForTest(<Page />);
  return { onSearch, onReset, word: screen.getByRole<HTMLInputElement>('textbox', { name: '关键词' }) };
}

test('the Search button searches for what was typed', async () => {
  const { onSearch, onReset, word } = show();
  await userEvent.type(word, '豆包');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('豆包');
  expect(onReset).not.toHaveBeenCalled();
});

test('Enter in a field searches too', async () => {
  const { onSearch, word } = show();
  await userEvent.type(word, 'kimi{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('kimi');
});

test('the Reset button only tells the page, which owns the fields', async () => {
  const { onSearch, onReset, word } = show();
  await userEvent.type(word, 'kimi');
  await userEvent.click(screen.getByRole('button', { name: '重置' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(onSearch).not.toHaveBeenCalled();
  expect(word.value).toBe('kimi');
});

test('it is a search landmark with a name', () => {
  show();
  expect(screen.getByRole('search', { name: '搜索' })).toBeTruthy();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { SearchList } from './SearchList.tsx';

// jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const itemOf = (id: string) => ({ id, text: id, icon: <span /> });
const onPick = vi.fn();

function Commands() {
  const [late, setLate] = useState<readonly string[]>([]);
  return (
    <>
      <SearchList
        label="Commands"
        placeholder="Search"
        emptyText="None"
        search={(text) => [...late, 'names', 'theme', 'print'].filter((id) => id.includes(text)).map(itemOf)}
        onPick={onPick}
      />
      <button
        onClick={() => {
          setLate(['import', 'new project']);
        }}
      >
        Arrive
      </button>
    </>
  );
}

const isSelected = (name: string) => screen.getByRole('option', { name }).getAttribute('aria-selected');

test('items that arrive later leave the choice where it is, and Enter picks it', async () => {
  renderForTest(<Commands />);
  await userEvent.keyboard('{ArrowDown}');
  expect(isSelected('theme')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(isSelected('theme')).toBe('true');
  await userEvent.type(screen.getByRole('combobox'), '{Enter}');
  expect(onPick).toHaveBeenCalledWith('theme');
});

test('typing chooses the first match, and the arrow keys go round', async () => {
  renderForTest(<Commands />);
  await userEvent.keyboard('{ArrowDown}n');
  expect(isSelected('names')).toBe('true');
  await userEvent.keyboard('{ArrowUp}');
  expect(isSelected('print')).toBe('true');
  await userEvent.keyboard('{ArrowDown}');
  expect(isSelected('names')).toBe('true');
});

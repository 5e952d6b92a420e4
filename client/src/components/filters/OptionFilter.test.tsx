import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/en-US/filters.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { OptionFilter } from './OptionFilter.tsx';

const OPTIONS = ['Doubao', 'Kimi', 'Qwen', 'ERNIE'].map((name) => ({ id: name.toLowerCase(), name }));
const handleRetry = (): void => undefined;

/** @param anew whether each render passes a new list with the same content */
function Choice({ anew }: { readonly anew: boolean }) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [turns, setTurns] = useState(0);
  return (
    <>
      <OptionFilter
        name="Platforms"
        options={anew ? OPTIONS.map((option) => ({ ...option })) : OPTIONS}
        // A new list each time, as parsed from an address.
        selected={[...selected]}
        state="loaded"
        onRetry={handleRetry}
        onChange={setSelected}
      />
      <button
        type="button"
        onClick={() => {
          setTurns(turns + 1);
        }}
      >
        Turn {turns}
      </button>
      <output>{selected.join(' ')}</output>
    </>
  );
}

function show(anew = false): void {
  renderForTest(<Choice anew={anew} />, { messages });
}

const chosen = (): string => screen.getByRole('status').textContent;

it.each([false, true])('goes on from the option that was chosen last, by arrows and Enter', async (anew) => {
  const user = userEvent.setup();
  show(anew);
  await user.click(screen.getByRole('button', { name: /Platforms/u }));
  await screen.findByRole('listbox', { name: 'Platforms' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('kimi');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('kimi qwen');
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('kimi');
});

it('gives the focus back to its button, also when its list was fetched before', async () => {
  const user = userEvent.setup();
  show();
  const button = screen.getByRole('button', { name: 'Platforms: all' });
  for (const turn of [1, 2]) {
    button.focus();
    await user.keyboard('{Enter}');
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox'), `turn ${String(turn)}`).toBeNull());
    await waitFor(() => expect(document.activeElement, `turn ${String(turn)}`).toBe(button));
  }
});

it('marks what is chosen, in the list and on its button', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Platforms: all' }));
  await user.click(await screen.findByText('Qwen'));
  expect(screen.getByRole('option', { name: 'Qwen', selected: true })).toBeTruthy();
  await user.click(screen.getByText('Kimi'));
  expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    'Kimi',
    'Qwen',
  ]);
  expect(screen.getByRole('button', { name: /Platforms.*Qwen/u })).toBeTruthy();
  await user.click(within(screen.getByRole('listbox')).getByText('Qwen'));
  expect(screen.queryByRole('option', { name: 'Qwen', selected: true })).toBeNull();
});

it('leaves the focus in the search when an option is pressed, so that the arrows go on from it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Platforms: all' }));
  await user.click(await screen.findByText('Qwen'));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('qwen ernie');
});

it('says which option the arrows have come to', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Platforms: all' }));
  const search = await screen.findByRole('combobox');
  const reached = (): string | undefined => {
    const option = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    return option?.role === 'option' ? option.textContent : undefined;
  };
  expect(reached()).toBe('Doubao');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(reached()).toBe('Qwen');
  await user.keyboard('ern');
  expect(reached()).toBe('ERNIE');
});

it('is not drawn again when all around it is', async () => {
  const user = userEvent.setup();
  show();
  const looked = vi.spyOn(OPTIONS, 'find');
  await user.click(screen.getByRole('button', { name: 'Turn 0' }));
  expect(screen.getByRole('button', { name: 'Turn 1' })).toBeTruthy();
  expect(looked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Platforms: all' }));
  await user.click(await screen.findByText('Qwen'));
  expect(looked).toHaveBeenCalled();
  looked.mockRestore();
});

it('clears the choice and goes on in the search', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: /Platforms/u }));
  await screen.findByRole('listbox', { name: 'Platforms' });
  const clear = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
  expect(clear.disabled).toBe(true);
  await user.keyboard('{Enter}');
  expect(clear.disabled).toBe(false);
  act(() => {
    clear.focus();
  });
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

it('says of a list that the provider does not have just that, and offers no retry', async () => {
  renderForTest(
    <OptionFilter
      name="Prompts"
      options={[]}
      selected={[]}
      state="notOffered"
      onRetry={handleRetry}
      onChange={vi.fn()}
    />,
    { messages: { ...messages, 'notOffered.title': 'Your provider does not offer this yet' } },
  );
  await userEvent.click(screen.getByRole('button', { name: /Prompts/u }));
  expect(await screen.findByText('Your provider does not offer this yet')).toBeTruthy();
  expect(screen.queryByText(messages['filters.listFailed'])).toBeNull();
  expect(screen.queryByText(messages['filters.noMatch'])).toBeNull();
});

it('says of an empty list that there is none, and nothing of one that is not here yet', async () => {
  const shownWith = async (state: 'loading' | 'failed' | 'loaded'): Promise<string> => {
    const { unmount } = renderForTest(
      <OptionFilter name="Prompts" options={[]} selected={[]} state={state} onRetry={handleRetry} onChange={vi.fn()} />,
      { messages: { ...messages, 'common.loading': 'Loading' } },
    );
    await userEvent.click(screen.getByRole('button', { name: /Prompts/u }));
    const text = (await screen.findByRole('listbox')).textContent;
    unmount();
    return text;
  };
  expect(await shownWith('loaded')).toBe(messages['filters.noOptions']);
  expect(await shownWith('failed')).toBe(messages['filters.listFailed']);
  expect(await shownWith('loading')).toBe('Loading');
});

it('lists the first 200 of many options, says so, and finds the others by typing', async () => {
  const many = Array.from({ length: 1234 }, (_, index) => ({
    id: `p${String(index)}`,
    name: `Prompt no. ${String(index)}`,
  }));
  const handleChange = vi.fn();
  renderForTest(
    <OptionFilter
      name="Prompts"
      options={many}
      selected={[]}
      state="loaded"
      onRetry={handleRetry}
      onChange={handleChange}
    />,
    { messages },
  );
  await userEvent.click(screen.getByRole('button', { name: /Prompts/u }));
  expect(await screen.findAllByRole('option')).toHaveLength(200);
  expect(screen.getByText('Showing the first 200 of 1,234: type to find others.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'no. 1233' } });
  await userEvent.click(await screen.findByText('Prompt no. 1233'));
  expect(screen.queryByText(/Showing the first/u)).toBeNull();
  expect(handleChange).toHaveBeenCalledWith(['p1233']);
});

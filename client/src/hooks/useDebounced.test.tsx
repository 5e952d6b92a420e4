import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './useDebounced.ts';
import { WhereaboutsContext } from './WhereaboutsContext.ts';

const location = { pathname: '/', search: '', key: 'default' };
let whereabouts = { location, navigation: { state: 'idle' as 'idle' | 'loading' } };

const pause = () => {
  act(() => {
    vi.advanceTimersByTime(300);
  });
};

function field(value: string) {
  const onTyped = vi.fn();
  const view = renderHook((given: string) => useDebounced(given, onTyped), {
    initialProps: value,
    wrapper: ({ children }: PropsWithChildren) => (
      <WhereaboutsContext value={() => whereabouts}>
        <MemoryRouter>{children}</MemoryRouter>
      </WhereaboutsContext>
    ),
  });
  const type = (text: string) => {
    act(() => {
      view.result.current[1](text);
    });
  };
  return { ...view, onTyped, type, shown: () => view.result.current[0] };
}

describe('useDebounced', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    whereabouts = { location, navigation: { state: 'idle' } };
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells of what was typed once typing pauses, not of every key', () => {
    const { type, onTyped, shown } = field('');
    type('a');
    type('ab');
    expect(shown()).toBe('ab');
    expect(onTyped).not.toHaveBeenCalled();
    pause();
    expect(onTyped.mock.calls).toEqual([['ab']]);
  });

  it('waits for characters that an input method is still putting together', () => {
    const { type, onTyped, shown } = field('');
    document.dispatchEvent(new Event('compositionstart'));
    type("dou'bao");
    pause();
    pause();
    expect(shown()).toBe("dou'bao");
    expect(onTyped).not.toHaveBeenCalled();
    type('豆包');
    document.dispatchEvent(new Event('compositionend'));
    pause();
    expect(onTyped.mock.calls).toEqual([['豆包']]);
  });

  it('keeps what is typed while the address still has the text before', () => {
    const { type, rerender, shown } = field('');
    type('ab');
    pause();
    type('abc');
    rerender('ab');
    expect(shown()).toBe('abc');
  });

  it('follows the address when it changes by itself, back and forth', () => {
    const { type, rerender, shown, onTyped } = field('a');
    type('ab');
    pause();
    rerender('ab');
    rerender('a');
    expect(shown()).toBe('a');
    rerender('ab');
    expect(shown()).toBe('ab');
    pause();
    expect(onTyped).toHaveBeenCalledTimes(1);
  });

  it('takes no place in the address from the page somebody is on the way to, and tells of it when they stay after all', () => {
    const { type, onTyped } = field('');
    type('ab');
    whereabouts = { location, navigation: { state: 'loading' } };
    pause();
    pause();
    expect(onTyped).not.toHaveBeenCalled();
    whereabouts = { location, navigation: { state: 'idle' } };
    pause();
    pause();
    expect(onTyped.mock.calls).toEqual([['ab']]);
  });

  it('leads nobody back who has reached another page that is not drawn yet', () => {
    const { type, onTyped } = field('');
    type('ab');
    whereabouts = { location: { ...location, pathname: '/other', key: 'next' }, navigation: { state: 'idle' } };
    pause();
    expect(onTyped).not.toHaveBeenCalled();
  });
});

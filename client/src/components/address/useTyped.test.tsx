import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTyped } from './useTyped.ts';

const pause = () => {
  act(() => {
    vi.advanceTimersByTime(300);
  });
};

function field(value: string) {
  const onTyped = vi.fn();
  const view = renderHook((given: string) => useTyped(given, onTyped), { initialProps: value });
  const type = (text: string) => {
    act(() => {
      view.result.current[1](text);
    });
  };
  return { ...view, onTyped, type, shown: () => view.result.current[0] };
}

describe('useTyped', () => {
  beforeEach(() => {
    vi.useFakeTimers();
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
});

import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/en-US/filters.ts';
import { messages as chineseMessages } from '#client/i18n/zh-CN/filters.ts';
import { formatDays } from './formatDays.ts';

// The area of the filters suffices here; the type requires the whole catalogue.
const intl = createIntl({ locale: 'en-US', messages: messages as never });

describe('days in words', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('names the first and the last', () => {
    expect(formatDays(intl, '2026-05-18', '2026-05-24', 'long')).toBe('May 18 – May 24, 2026');
    expect(formatDays(intl, '2026-05-18', '2026-05-24')).toBe('5/18 – 5/24');
  });

  it('leaves out the year only where it is this one', () => {
    expect(formatDays(intl, '2025-05-18', '2025-05-24')).toBe('May 18 – May 24, 2025');
    expect(formatDays(intl, '2025-12-28', '2026-01-03')).toBe('Dec 28, 2025 – Jan 3, 2026');
  });

  it('says the year once in Chinese too, after the first day, and no blank between characters', () => {
    const chinese = createIntl({ locale: 'zh-CN', messages: chineseMessages as never });
    expect(formatDays(chinese, '2026-05-18', '2026-06-24', 'long')).toBe('2026年5月18日至6月24日');
    expect(formatDays(chinese, '2025-12-28', '2026-01-03')).toBe('2025年12月28日至2026年1月3日');
  });

  it('says a single day once', () => {
    expect(formatDays(intl, '2026-05-24', '2026-05-24', 'long')).toBe('May 24, 2026');
  });
});

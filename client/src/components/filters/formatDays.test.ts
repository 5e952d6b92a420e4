import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/en-US/filters.ts';
import { formatDays } from './formatDays.ts';

// The filters' texts are enough here; the type asks for the whole catalogue.
const intl = createIntl({ locale: 'en-US', messages: messages as never });

describe('days in words', () => {
  it('names the first and the last', () => {
    expect(formatDays(intl, '2026-05-18', '2026-05-24', 'long')).toBe('May 18, 2026 – May 24, 2026');
    expect(formatDays(intl, '2026-05-18', '2026-05-24')).toBe('5/18 – 5/24');
  });

  it('says a single day once', () => {
    expect(formatDays(intl, '2026-05-24', '2026-05-24', 'long')).toBe('May 24, 2026');
  });
});

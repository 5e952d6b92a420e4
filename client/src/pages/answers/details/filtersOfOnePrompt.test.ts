import { expect, it, vi } from 'vitest';
import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { defaultFilters } from '#client/stores/FiltersStore.ts';
import { filtersOfOnePrompt } from './filtersOfOnePrompt.ts';

const defaults = defaultFilters('2026-05-28');

it('asks for dates and platforms only: what chooses among prompts could hide the one the page is about', () => {
  const form = { ...defaults, topic_ids: ['t2'], keyword_ids: 'k1', branded: 'branded', tag: '冬季' } as const;
  const chosen = {
    form,
    query: filterQueryOf(form),
    differs: true,
    setFilters: vi.fn(),
    reset: vi.fn(),
    prepare: vi.fn(),
  };
  expect(filtersOfOnePrompt(chosen, defaults)).toMatchObject({
    query: filterQueryOf(defaults),
    form: defaults,
    // No filter of this page is set, so "reset" is inactive.
    differs: false,
  });
  const narrowed = { ...chosen, form: { ...form, platform_ids: ['kimi'] } };
  expect(filtersOfOnePrompt(narrowed, defaults)).toMatchObject({ query: { platform_ids: ['kimi'] }, differs: true });
});

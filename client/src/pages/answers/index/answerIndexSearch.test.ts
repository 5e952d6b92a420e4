import { expect, it } from 'vitest';
import { filterNames } from '#client/components/filters/filterSearch.ts';
import { answerIndexSearch, promptsSearch } from './answerIndexSearch.ts';

it('reads the prompts table of a saved view from the address of the page', () => {
  const search = 'view=lost_to&rival_id=r1&status=contested&intent=local&prompt_q=a%26b&sort=prompt.asc';
  const address = new URLSearchParams(`${search}&tab=sources&source_q=x`);
  const prompts = promptsSearch.parse(address);
  expect(answerIndexSearch.parse(address)).toMatchObject(prompts);
  expect(promptsSearch.parse(promptsSearch.format(prompts))).toEqual(prompts);
  expect(promptsSearch.format(prompts).has('tab')).toBe(false);
});

it('searches for no more than the server takes', () => {
  expect(answerIndexSearch.parse(new URLSearchParams({ q: '长'.repeat(500) })).q).toHaveLength(200);
});

it('shares no name with the filter bar', () => {
  expect(answerIndexSearch.names.filter((name) => filterNames.includes(name))).toEqual([]);
});

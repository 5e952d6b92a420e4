import { expect, it } from 'vitest';
import { actionKeys } from './actionKeys.ts';
import { doorKeys } from './doorKeys.ts';
import { draftKeys } from './draftKeys.ts';
import { projectChanged } from './projectChanged.ts';
import { promptKeys } from './promptKeys.ts';
import { publicationKeys } from './publicationKeys.ts';
import { createQueryClient } from './queryClient.ts';
import { portfolioKeys } from './viewKeys.ts';
import { workplaceKeys } from './workplaceKeys.ts';

/** The keys that are refetched after a change of project p, all just loaded. */
async function askedAgain(keys: readonly (readonly unknown[])[]): Promise<readonly (readonly unknown[])[]> {
  const queries = createQueryClient();
  for (const key of keys) queries.setQueryData(key, 'loaded');
  await projectChanged(queries, 'p');
  return keys.filter((key) => queries.getQueryState(key)?.isInvalidated === true);
}

it('a change of a project reaches all that follows from it, on other pages and of all projects too', async () => {
  const following = [
    promptKeys.names('p'),
    workplaceKeys.project('p'),
    actionKeys.board('p'),
    doorKeys.plan('p'),
    doorKeys.estimate({ engines: [] }),
    publicationKeys.effect('p', 'change', 'UTC'),
    workplaceKeys.index,
    portfolioKeys.index(28, false),
    ['notices'],
  ];
  expect(await askedAgain(following)).toEqual(following);
});

it('what people write and other projects are left alone', async () => {
  expect(await askedAgain([draftKeys.one('p', 'd'), actionKeys.board('other'), promptKeys.names('other')])).toEqual([]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { actionKeys } from './actionKeys.ts';
import { draftKeys } from './draftKeys.ts';
import { changedElsewhere, projectChanged } from './projectChanged.ts';
import { promptKeys } from './promptKeys.ts';
import { createQueryClient } from './queryClient.ts';
import { workplaceKeys } from './workplaceKeys.ts';

afterEach(() => {
  vi.resetModules();
});

/** The module as loaded in another tab. */
async function anotherTab() {
  vi.resetModules();
  return import('./otherTabs.ts');
}

it('a change is heard in other tabs, not in the one that made it', async () => {
  const here = await import('./otherTabs.ts');
  const there = await anotherTab();
  const heard: string[] = [];
  const wait = new Promise<void>((resolve) => {
    here.hearOtherTabs((projectId) => heard.push(`here ${String(projectId)}`));
    there.hearOtherTabs((projectId) => {
      heard.push(`there ${String(projectId)}`);
      resolve();
    });
  });
  here.tellOtherTabs('p');
  await wait;
  expect(heard).toEqual(['there p']);
});

it('whatever changes a project tells so', async () => {
  const there = await anotherTab();
  const heard = new Promise<string | null>((resolve) => {
    there.hearOtherTabs(resolve);
  });
  await projectChanged(createQueryClient(), 'p');
  expect(await heard).toBe('p');
});

it('what was changed in another tab is asked for anew, of that project or of all, and what people write is left alone', async () => {
  const keys = [promptKeys.names('p'), workplaceKeys.index, actionKeys.board('q'), draftKeys.one('p', 'd')];
  const staleAfter = async (projectId: string | null) => {
    const queries = createQueryClient();
    for (const key of keys) queries.setQueryData(key, 'loaded');
    await changedElsewhere(queries, projectId);
    return keys.map((key) => queries.getQueryState(key)?.isInvalidated);
  };
  expect(await staleAfter('p')).toEqual([true, true, false, false]);
  expect(await staleAfter(null)).toEqual([true, true, true, false]);
});

import { QueryClient } from '@tanstack/react-query';
import { makeAutoObservable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { refetchByLocale } from './refetchByLocale.ts';

test('a switch of language forgets what nobody looks at, but not a file that was sent', () => {
  const preferences = makeAutoObservable<{ locale: 'zh-CN' | 'en-US' }>({ locale: 'zh-CN' });
  const queries = new QueryClient();
  queries.setQueryData(['report', 'p1'], { brand: '澄驭' });
  queries.setQueryData(['import', 'inspection'], { rows: 3 });
  const end = refetchByLocale(queries, preferences);
  runInAction(() => {
    preferences.locale = 'en-US';
  });
  expect(queries.getQueryData(['report', 'p1'])).toBeUndefined();
  expect(queries.getQueryData(['import', 'inspection'])).toEqual({ rows: 3 });
  end();
});

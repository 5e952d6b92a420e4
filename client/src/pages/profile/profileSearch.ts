import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { choiceParam } from '#client/lib/search/searchParams.ts';

/** The tabs of the page, in order. */
export const profileTabs = ['basic', 'account', 'password', 'devices', 'keys', 'channels', 'team'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profileSearch = defineSearch({ tab: choiceParam('tab', profileTabs, 'basic') });

/** The address of a tab. Parameters of other tabs are dropped; the breadcrumb stays. */
export function profileSearchOf(tab: ProfileTab, before: URLSearchParams): string {
  const breadcrumb = before.get('breadcrumb');
  const kept = breadcrumb === null ? [] : [['breadcrumb', breadcrumb]];
  const text = new URLSearchParams([...kept, ...profileSearch.format({ tab })]).toString();
  return text === '' ? '' : `?${text}`;
}

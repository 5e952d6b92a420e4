/** Parts of the page, in the order of their tabs. */
export const profileTabs = ['basic', 'account', 'password', 'devices', 'team'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab an address asks for; the first when it asks for none, or for one there is not. */
export function parseProfileTab(params: URLSearchParams): ProfileTab {
  return profileTabs.find((tab) => tab === params.get('tab')) ?? 'basic';
}

/** The address of a tab. What belongs to another tab goes; the breadcrumb stays. */
export function profileSearchOf(tab: ProfileTab, before: URLSearchParams): string {
  const params = new URLSearchParams();
  const breadcrumb = before.get('breadcrumb');
  if (breadcrumb !== null) params.set('breadcrumb', breadcrumb);
  if (tab !== 'basic') params.set('tab', tab);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

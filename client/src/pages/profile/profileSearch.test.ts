import { describe, expect, test } from 'vitest';
import { parseProfileTab, profileSearchOf, profileTabs } from './profileSearch.ts';

describe('the address of the profile', () => {
  test.each(profileTabs)('leads back to the tab %s', (tab) => {
    expect(parseProfileTab(new URLSearchParams(profileSearchOf(tab, new URLSearchParams())))).toBe(tab);
  });

  test.each(['', 'tab=', 'tab=nonsense', 'tab=TEAM'])('%j opens the basic data', (search) => {
    expect(parseProfileTab(new URLSearchParams(search))).toBe('basic');
  });

  test('of another tab keeps the breadcrumb, and nothing that belonged to the tab before', () => {
    const before = new URLSearchParams('tab=team&view=invitations&q=a%26b&breadcrumb=我');
    expect(new URLSearchParams(profileSearchOf('devices', before)).toString()).toBe(
      new URLSearchParams({ breadcrumb: '我', tab: 'devices' }).toString(),
    );
    expect(profileSearchOf('basic', new URLSearchParams('tab=team&q=x'))).toBe('');
  });
});

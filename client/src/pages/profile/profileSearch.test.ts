import { describe, expect, test } from 'vitest';
import { profileSearch, profileSearchOf, profileTabs } from './profileSearch.ts';

describe('the address of the profile', () => {
  test.each(profileTabs)('leads back to the tab %s', (tab) => {
    expect(profileSearch.parse(new URLSearchParams(profileSearchOf(tab, new URLSearchParams()))).tab).toBe(tab);
  });

  test.each(['', 'tab=', 'tab=nonsense', 'tab=TEAM'])('%j opens the basic data', (search) => {
    expect(profileSearch.parse(new URLSearchParams(search)).tab).toBe('basic');
  });

  test('of another tab keeps the breadcrumb, and nothing that belonged to the tab before', () => {
    const before = new URLSearchParams('tab=team&view=invitations&q=a%26b&breadcrumb=我');
    expect(new URLSearchParams(profileSearchOf('devices', before)).toString()).toBe(
      new URLSearchParams({ breadcrumb: '我', tab: 'devices' }).toString(),
    );
    expect(profileSearchOf('basic', new URLSearchParams('tab=team&q=x'))).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { addressAfterSwitch } from './addressAfterSwitch.ts';

describe('addressAfterSwitch', () => {
  it('keeps page and dates', () => {
    expect(addressAfterSwitch('/overview/index', '?start_time=2026-01-01&end_time=2026-01-31', 'new')).toBe(
      '/overview/index?start_time=2026-01-01&end_time=2026-01-31&project=new',
    );
  });

  it('drops ids, which belong to the project left behind', () => {
    expect(
      addressAfterSwitch('/overview/index', '?topic_ids=t1&topic_ids=t2&platform_ids=p&answers=x&project=old', 'new'),
    ).toBe('/overview/index?project=new');
  });

  it('leaves the page of one prompt for the list of prompts', () => {
    expect(addressAfterSwitch('/answer/promptsDetails', '?id=7&start_time=2026-01-01', 'new')).toBe(
      '/answer/index?start_time=2026-01-01&project=new',
    );
  });

  it('names no project on a page about the person', () => {
    expect(addressAfterSwitch('/profile', '', 'new')).toBe('/profile');
  });

  it('keeps the part of a page about the person, which names the new project where it named the old one', () => {
    expect(addressAfterSwitch('/profile', '?tab=team', 'new')).toBe('/profile?tab=team');
    expect(addressAfterSwitch('/profile', '?tab=channels&project=old', 'new')).toBe(
      '/profile?tab=channels&project=new',
    );
  });
});

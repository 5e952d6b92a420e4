import { describe, expect, it } from 'vitest';
import { addressAfterSwitch } from './addressAfterSwitch.ts';

describe('addressAfterSwitch', () => {
  it('keeps page and dates', () => {
    expect(addressAfterSwitch('/overview/index', '?start_time=2026-01-01&end_time=2026-01-31')).toBe(
      '/overview/index?start_time=2026-01-01&end_time=2026-01-31',
    );
  });

  it('drops ids, which belong to the project left behind', () => {
    expect(addressAfterSwitch('/overview/index', '?topic_ids=t1&topic_ids=t2&platform_ids=p&answers=x')).toBe(
      '/overview/index',
    );
  });

  it('leaves the page of one prompt for the list of prompts', () => {
    expect(addressAfterSwitch('/answer/promptsDetails', '?id=7&start_time=2026-01-01')).toBe(
      '/answer/index?start_time=2026-01-01',
    );
  });
});

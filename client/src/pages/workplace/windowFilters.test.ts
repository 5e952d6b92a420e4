import { expect, test } from 'vitest';
import { machineZone } from '#client/lib/machineZone.ts';
import { windowFilters } from './windowFilters.ts';

const days = {
  start_time: '2026-11-21',
  end_time: '2026-11-27',
  previous_start_time: '2026-11-14',
  previous_end_time: '2026-11-20',
};

test('the answers behind a figure of the workplace are of the zone in which it was counted, else of the reader’s', () => {
  expect(windowFilters({ ...days, time_zone: 'America/Los_Angeles' }).time_zone).toBe('America/Los_Angeles');
  expect(windowFilters(days).time_zone).toBe(machineZone());
});

import { expect, test } from 'vitest';
import { REPORT_SECTIONS } from '#client/api/schemas/reportOptionSchemas.ts';
import { linkState } from './linkState.ts';
import { readLogo } from './readLogo.ts';
import {
  layoutDraft,
  layoutOf,
  moveSection,
  newLayout,
  orderedSections,
  readMaking,
  readSchedule,
  toggleSection,
} from './reportDraft.ts';

test('a new report has every section; those chosen come first, in their order', () => {
  expect(newLayout('en-US').sections).toEqual(REPORT_SECTIONS);
  expect(orderedSections(['tiles', 'letter']).slice(0, 3)).toEqual(['tiles', 'letter', 'trend']);
  expect(orderedSections(['tiles', 'letter'])).toHaveLength(REPORT_SECTIONS.length);
});

test('a section goes out, comes in at the end, and moves by one place', () => {
  expect(toggleSection(['letter', 'tiles'], 'letter')).toEqual(['tiles']);
  expect(toggleSection(['tiles'], 'letter')).toEqual(['tiles', 'letter']);
  expect(moveSection(['letter', 'tiles', 'why'], 'why', -1)).toEqual(['letter', 'why', 'tiles']);
  expect(moveSection(['letter', 'tiles'], 'letter', -1)).toEqual(['letter', 'tiles']);
  expect(moveSection(['letter', 'tiles'], 'tiles', 1)).toEqual(['letter', 'tiles']);
});

test('a logo is judged by its bytes and its size', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  expect(await readLogo(new Blob([png]))).toEqual({
    address: `data:image/png;base64,${btoa(String.fromCharCode(...png))}`,
  });
  expect(await readLogo(new Blob(['<svg/>'], { type: 'image/png' }))).toBe('wrong');
  expect(await readLogo(new Blob([new Uint8Array(300_000)]))).toBe('large');
});

test('a draft keeps everything but the picture, and knows whether there was to be one', () => {
  const layout = { ...newLayout('zh-CN'), title: 'Quarterly', logo: 'data:image/png;base64,AAAA' };
  const kept = layoutDraft(layout);
  expect(JSON.stringify(kept)).not.toContain('data:');
  expect(layoutOf(kept, layout.logo)).toEqual(layout);
  expect(layoutOf(layoutDraft({ ...layout, logo: null }), 'data:another').logo).toBeNull();
  const making = { start: '2026-11-01', end: '', layout: kept };
  expect(readMaking(JSON.parse(JSON.stringify(making)))).toEqual(making);
  expect(readMaking({ ...making, layout: { ...kept, sections: ['unknown'] } })).toBeNull();
  const schedule = { every: 'week', day: 1, hour: 9, time_zone: 'Asia/Sh', link_days: '4x', layout: kept };
  expect(readSchedule(JSON.parse(JSON.stringify(schedule)))).toEqual(schedule);
  expect(readSchedule(null)).toBeNull();
});

test('a link is open until it ends or is revoked', () => {
  const link = {
    ...{ id: '1', report_id: 'r', hint: 'abcd', made_at: '', made_by: '', has_password: false, last_opened_at: null },
    ...{ expires_at: '2026-03-10T00:00:00.000Z', revoked_at: null },
  };
  expect(linkState(link, Date.parse('2026-03-09T23:59:59Z'))).toBe('open');
  expect(linkState(link, Date.parse('2026-03-10T00:00:00Z'))).toBe('expired');
  expect(linkState({ ...link, revoked_at: '2026-03-01T00:00:00.000Z' }, 0)).toBe('revoked');
});

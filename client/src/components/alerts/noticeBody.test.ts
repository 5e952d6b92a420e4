import { expect, test } from 'vitest';
import { noticeBody } from './noticeBody.ts';

const notice = { body_zh: '澄驭 · 3月2日至3月8日', body_en: 'Chenvra · Mar 2 – Mar 8', at: '2026-03-09T08:00:00Z' };

test('names the zone of the days to a reader whose days are others', () => {
  const far = { ...notice, time_zone: 'America/New_York' };
  expect(noticeBody(far, 'en-US', 'Asia/Shanghai')).toBe('Chenvra · Mar 2 – Mar 8 · America/New_York');
  expect(noticeBody(far, 'zh-CN', 'Asia/Shanghai')).toBe('澄驭 · 3月2日至3月8日 · America/New_York');
});

test('names no zone of the same days, by whatever name, nor one that is not known', () => {
  expect(noticeBody({ ...notice, time_zone: 'PRC' }, 'en-US', 'Asia/Shanghai')).toBe(notice.body_en);
  expect(noticeBody({ ...notice, time_zone: undefined }, 'en-US', 'Asia/Shanghai')).toBe(notice.body_en);
});

test('a zone that the browser does not know is named, as it may have other days', () => {
  for (const zone of ['China Standard Time', 'GMT+8', 'Europe/Of-Next-Year', '']) {
    const body = zone === '' ? notice.body_en : `${notice.body_en} · ${zone}`;
    expect(noticeBody({ ...notice, time_zone: zone }, 'en-US', 'Asia/Shanghai')).toBe(body);
  }
});

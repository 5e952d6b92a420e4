import type { Notice } from '#client/api/noticeSchemas.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { isSameClock } from './isSameClock.ts';

/** The text of a notice, with the time zone of its days if it is not the reader's. */
export function noticeBody(
  { body_zh: zh, body_en: en, at, time_zone: zone }: Pick<Notice, 'body_zh' | 'body_en' | 'at' | 'time_zone'>,
  locale: string,
  reader = machineZone(),
): string {
  const body = locale === 'zh-CN' ? zh : en;
  return zone === undefined || zone === '' || isSameClock([at], zone, reader) ? body : `${body} · ${zone}`;
}

import * as v from 'valibot';
import {
  LONGEST_LOGO,
  LONGEST_TITLE,
  MOST_LINK_DAYS,
  REPORT_SECTIONS,
  reportLocaleSchema,
  reportWordingSchema,
  SHORTEST_LINK_PASSWORD,
} from '#client/api/schemas/reportOptionSchemas.ts';
import { fileKind } from '#client/lib/fileKind.ts';
import { baseField, dateField, idField, isPrintable, numberField, onOneLine, timeZoneField } from './fields.ts';

const LOGO = /^data:image\/(?<kind>png|jpeg|webp);base64,(?<bytes>[A-Za-z0-9+/]+={0,2})$/u;

/** Whether a data URL is an image by its magic bytes: strangers see it. */
function isPicture(address: string): boolean {
  const { kind, bytes } = LOGO.exec(address)?.groups ?? {};
  return kind !== undefined && fileKind(Buffer.from((bytes ?? '').slice(0, 64), 'base64')) === kind;
}

const layoutEntries = {
  title: v.optional(v.pipe(v.string(), v.check(isPrintable, 'printable'), onOneLine, v.maxLength(LONGEST_TITLE)), ''),
  wording: reportWordingSchema,
  locale: reportLocaleSchema,
  sections: v.pipe(v.array(v.picklist(REPORT_SECTIONS)), v.minLength(1), v.maxLength(REPORT_SECTIONS.length)),
  logo: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_LOGO), v.check(isPicture, 'picture'))), null),
};

export const reportIdRequest = v.object({ id: idField });

/** The days are required: a person chose the period of the report. */
export const reportMakeRequest = v.object({
  ...layoutEntries,
  start_time: dateField,
  end_time: dateField,
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
});

const passwordField = v.pipe(v.string(), v.maxLength(128));

export const linkCreateRequest = v.object({
  id: idField,
  days: numberField(1, MOST_LINK_DAYS),
  password: v.optional(v.union([v.literal(''), v.pipe(passwordField, v.minLength(SHORTEST_LINK_PASSWORD))]), ''),
});

const MOST_SENT_TO = 20;

export const reportSendRequest = v.object({
  id: idField,
  channel_ids: v.pipe(v.array(idField), v.minLength(1), v.maxLength(MOST_SENT_TO)),
  days: numberField(1, MOST_LINK_DAYS),
});

export const scheduleRequest = v.object({
  schedule: v.nullable(
    v.variant('every', [
      v.object({
        every: v.literal('week'),
        day: numberField(1, 7),
        hour: numberField(0, 23),
        time_zone: timeZoneField,
        link_days: numberField(1, MOST_LINK_DAYS),
        layout: v.object(layoutEntries),
      }),
      v.object({
        every: v.literal('month'),
        day: numberField(1, 28),
        hour: numberField(0, 23),
        time_zone: timeZoneField,
        link_days: numberField(1, MOST_LINK_DAYS),
        layout: v.object(layoutEntries),
      }),
    ]),
  ),
  base: baseField,
});

export const sharedRequest = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  password: v.optional(v.nullable(passwordField), null),
});

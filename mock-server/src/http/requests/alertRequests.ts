import * as v from 'valibot';
import { ALERT_VIEWS } from '#client/api/schemas/alertListSchemas.ts';
import { dateField, idField, pageField, pageSizeField, textField, timeZoneField } from './fields.ts';

export const alertListRequest = v.object({
  time_zone: v.optional(timeZoneField, 'Asia/Shanghai'),
  view: v.optional(v.picklist(ALERT_VIEWS), 'open'),
  /** A rule id; empty: all rules. */
  kind: v.optional(textField(40), ''),
  page: pageField,
  page_size: pageSizeField(500, 50),
});

export const alertAcknowledgeRequest = v.object({
  ids: v.pipe(v.array(idField), v.minLength(1), v.maxLength(500)),
});

const muteEntries = { scope: v.picklist(['alert', 'kind']), of: idField };

/** `until`: the last muted day, YYYY-MM-DD; null: no end. */
export const alertMuteRequest = v.object({ ...muteEntries, until: v.nullable(dateField) });

export const alertUnmuteRequest = v.object(muteEntries);

import * as v from 'valibot';
import { AUDIT_KINDS } from '#client/api/schemas/auditSchemas.ts';
import { integerField, textField } from './fields.ts';

export const auditRequest = v.object({
  page: v.optional(integerField(1, 1_000_000), '1'),
  page_size: v.optional(integerField(1, 1000), '20'),
  kind: v.optional(v.picklist(AUDIT_KINDS)),
  person: v.optional(textField(200), ''),
  project: v.optional(textField(200), ''),
});

import * as v from 'valibot';
import { AUDIT_KINDS } from '#client/api/schemas/auditSchemas.ts';
import { pageField, pageSizeField, textField } from './fields.ts';

export const auditRequest = v.object({
  page: pageField,
  page_size: pageSizeField(1000, 20),
  kind: v.optional(v.picklist(AUDIT_KINDS)),
  person: v.optional(textField(200), ''),
  project: v.optional(textField(200), ''),
});

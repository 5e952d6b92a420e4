import * as v from 'valibot';
import { brandNamesSchema } from '#client/api/brandNamesSchemas.ts';
import { idField, requiredLineField, textField } from './fields.ts';

const brandNameField = requiredLineField(100);

/** The edited names of the brands. Conflicts between brands are checked elsewhere. */
export const brandsRequest = v.object({
  brands: v.pipe(
    v.array(
      v.object({
        id: v.optional(textField(200), ''),
        name: brandNameField,
        own: v.boolean(),
        aliases: v.optional(v.pipe(v.array(brandNameField), v.maxLength(50)), []),
        match_case: v.optional(v.boolean(), false),
        domains: v.optional(v.pipe(v.array(v.pipe(textField(500), v.nonEmpty())), v.maxLength(50)), []),
        names: v.exactOptional(v.object({ zh: v.exactOptional(brandNameField), en: v.exactOptional(brandNameField) })),
      }),
    ),
    v.minLength(1),
    v.maxLength(32),
  ),
  /** The brands that the edit started from. */
  base: v.exactOptional(v.pipe(v.array(brandNamesSchema), v.maxLength(32))),
});

export const jobRequest = v.object({ job_id: idField });

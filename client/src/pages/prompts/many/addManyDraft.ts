import * as v from 'valibot';

const draftSchema = v.object({
  step: v.picklist(['input', 'preview']),
  pasted: v.string(),
  lines: v.array(
    v.object({
      line: v.number(),
      text: v.string(),
      topic: v.string(),
      tags: v.array(v.string()),
      joined: v.optional(v.boolean()),
    }),
  ),
  beyond: v.number(),
  encoding: v.optional(v.string()),
  sheets: v.optional(v.array(v.string())),
  otherSheets: v.optional(v.array(v.string())),
});
/** Pasted and corrected lines, stored so that a reload, a failure or closing the dialog loses nothing. */
export type AddManyDraft = v.InferOutput<typeof draftSchema>;

export const emptyAddMany: AddManyDraft = { step: 'input', pasted: '', lines: [], beyond: 0 };

/** Parses the stored draft; an invalid one counts as empty. */
export function readAddManyDraft(stored: unknown): AddManyDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyAddMany;
}

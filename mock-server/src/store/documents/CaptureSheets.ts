import * as v from 'valibot';
import { capturedAnswerSchema } from '#client/api/schemas/captureSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

const storedSheetSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  closed: v.boolean(),
  slots: v.array(v.object({ id: v.string(), prompt_id: v.string(), platform: v.string() })),
  /** By slot. */
  answers: v.array(v.tuple([v.string(), capturedAnswerSchema])),
  /** Incremented at each change of the answers. */
  revision: v.number(),
  /** The revision that was merged into the project's answers. */
  merged: v.number(),
});
/** A sheet of slots for answers captured by hand. Immutable. */
export type StoredSheet = Readonly<v.InferOutput<typeof storedSheetSchema>>;

/** The sheets of a project, oldest first; the last one may be open. */
export type CaptureSheets = readonly StoredSheet[];

export const capturesKind: DocumentKind<CaptureSheets> = {
  name: 'captures',
  schema: v.array(storedSheetSchema),
  empty: [],
};

import * as v from 'valibot';
import { CAPTURE_STATUSES } from '#client/api/schemas/captureSchemas.ts';
import { idField, textField } from './fields.ts';

const platformField = v.pipe(textField(100), v.nonEmpty());

export const captureStartRequest = v.object({
  prompt_ids: v.pipe(v.array(idField), v.minLength(1), v.maxLength(500)),
  platforms: v.pipe(v.array(platformField), v.minLength(1), v.maxLength(20)),
});

const CONTROL_FREE = v.check((text: string) => !text.includes('\0'), 'printable');

export const captureAnswerRequest = v.object({
  sheet_id: idField,
  slot_id: idField,
  /** Null removes the answer. */
  answer: v.nullable(
    v.object({
      status: v.optional(v.picklist(CAPTURE_STATUSES), 'ok'),
      text: v.pipe(v.string(), v.maxLength(200_000), CONTROL_FREE),
      citations: v.optional(
        v.nullable(
          v.pipe(
            v.array(
              v.object({
                url: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000)),
                title: v.optional(textField(500), ''),
              }),
            ),
            v.maxLength(200),
          ),
        ),
        null,
      ),
      model: v.optional(textField(200), ''),
      asked_at: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
  ),
});

export const captureCloseRequest = v.object({ sheet_id: idField });

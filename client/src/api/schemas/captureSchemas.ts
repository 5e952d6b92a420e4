import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';

export const CAPTURE_STATUSES = ['ok', 'refused', 'empty'] as const;
export type CaptureStatus = (typeof CAPTURE_STATUSES)[number];

const capturedSourceSchema = v.object({ url: v.string(), title: v.string() });
export type CapturedSource = v.InferOutput<typeof capturedSourceSchema>;

/** What a person pasted into one slot. */
export const capturedAnswerSchema = v.object({
  status: openPicklist(CAPTURE_STATUSES),
  /** Markdown. */
  text: v.string(),
  /** Null: citations were not captured; []: the answer has none. */
  citations: v.nullable(v.array(capturedSourceSchema)),
  model: v.string(),
  /** ISO 8601, UTC: when the platform gave the answer. */
  asked_at: instantSchema,
});
export type CapturedAnswer = v.InferOutput<typeof capturedAnswerSchema>;

/** One prompt on one platform: one answer to capture. */
const captureSlotSchema = v.object({
  id: v.string(),
  prompt_id: v.string(),
  prompt: v.string(),
  topic: v.string(),
  platform: v.string(),
  /** Null: not pasted yet. */
  answer: v.nullable(capturedAnswerSchema),
});
export type CaptureSlot = v.InferOutput<typeof captureSlotSchema>;

const captureSheetSchema = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  created_at: instantSchema,
  /** In the order of capturing. */
  slots: v.array(captureSlotSchema),
  /** Whether all pasted answers are in the project's figures; false: counting is in progress. */
  counted: v.boolean(),
});
export type CaptureSheet = v.InferOutput<typeof captureSheetSchema>;

/** The open sheet, and the platforms that are captured by hand. */
export const captureStateSchema = v.object({
  sheet: v.nullable(captureSheetSchema),
  platforms: v.array(v.string()),
});
export type CaptureState = v.InferOutput<typeof captureStateSchema>;

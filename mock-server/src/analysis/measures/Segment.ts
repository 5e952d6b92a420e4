/**
 * A part of the scope: one platform, one topic, some prompts, a combination of these, or (empty object) all of it. Indexes of the project.
 */
export interface Segment {
  readonly platform?: number;
  readonly topic?: number;
  /** Flags by prompt. */
  readonly prompts?: Uint8Array;
}

/** The whole scope. */
export const WHOLE: Segment = {};

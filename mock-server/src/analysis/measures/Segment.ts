/** A part of the scope: one platform, one topic, some prompts, several of these, or (nothing given) all of it. Indexes as in the project. */
export interface Segment {
  readonly platform?: number;
  readonly topic?: number;
  /** Flags by prompt. */
  readonly prompts?: Uint8Array;
}

/** All of the scope. */
export const WHOLE: Segment = {};

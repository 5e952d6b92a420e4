/** A rule needs at least this many answers. */
export const MIN_ANSWERS = 5;
/** Threshold of "hardly ever named". */
export const RARELY = 0.1;
/** Threshold of "competitors are named there": the share of the answers without the own brand. */
export const RIVALS_SHARE = 0.5;

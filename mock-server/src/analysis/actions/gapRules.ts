/** A rule speaks only on at least this many answers. */
export const MIN_ANSWERS = 5;
/** "Hardly ever named". */
export const RARELY = 0.1;
/** "Rivals are named there": in at least this share of the answers without us. */
export const RIVALS_SHARE = 0.5;

const TURN = /[\u202A-\u202E\u2066-\u2069]/u;
const TURNS = new RegExp(TURN, 'gu');

/** Whether a text holds bidirectional control characters. */
export const hasTurns = (text: string): boolean => TURN.test(text);

/**
 * A text from outside for a place that it shares with our own words, without the signs that would turn those round as well.
 * Where it stands by itself, in an element of its own, it needs none of this.
 */
export const stripBidi = (text: string): string => text.replaceAll(TURNS, '');

/** Texts from outside beside one another, none of which turns its neighbours. */
export const joinTexts = (texts: readonly string[], between: string): string => stripBidi(texts.join(between));

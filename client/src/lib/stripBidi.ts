const TURN = /[\u202A-\u202E\u2066-\u2069]/u;
const TURNS = new RegExp(TURN, 'gu');

/** Whether a text holds bidirectional control characters. */
export const hasTurns = (text: string): boolean => TURN.test(text);

/**
 * Strips bidi control characters from external text that shares an element with our own words, so that it cannot reorder them. Not needed
 * for text in an element of its own.
 */
export const stripBidi = (text: string): string => text.replaceAll(TURNS, '');

/** Joins external texts so that none reorders its neighbours. */
export const joinTexts = (texts: readonly string[], between: string): string => stripBidi(texts.join(between));

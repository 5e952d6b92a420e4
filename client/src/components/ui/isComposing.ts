import type { KeyboardEvent } from 'react';

/** What a browser calls a key that went to an input method. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method, as Enter does that ends a word of Chinese. Safari ends the composition before it tells of
 * that Enter, so only the old code of the key says so there.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;

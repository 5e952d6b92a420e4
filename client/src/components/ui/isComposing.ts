import type { KeyboardEvent } from 'react';

/** The `keyCode` of a key that an input method handled. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method, such as Enter that confirms Chinese characters. Safari ends the composition before it sends
 * that Enter, so only the deprecated `keyCode` tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;

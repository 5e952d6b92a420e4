/** The `keyCode` of a key that an input method handled. */
const TAKEN = 229;

/**
 * Keeps the keys of an input method from all handlers: Enter confirms Chinese characters and must not pick or save; Escape closes the list
 * of candidates and must not close the dialog around the field. The input method itself gets them all the same. Safari ends the composition
 * before it sends that Enter, so only the deprecated `keyCode` tells.
 * @returns ends it
 */
export function ignoreComposingKeys(): () => void {
  const ignore = (event: KeyboardEvent): void => {
    if (event.isComposing || event.keyCode === TAKEN) event.stopPropagation();
  };
  window.addEventListener('keydown', ignore, true);
  return () => {
    window.removeEventListener('keydown', ignore, true);
  };
}

/**
 * Removes the APIs that one of the oldest supported browsers lacks (client/build/oldestBrowsers.ts) from a page, before its scripts run, so
 * that every browser test fails where the app needs one of them. Runs in the page. `checkVisibility` stays: the test driver calls it there.
 */
export function withoutNewApis(): void {
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [URL, ['parse']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Promise, ['try']],
    [iterator, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [Math, ['sumPrecise', 'f16round']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [Intl, ['DurationFormat']],
    [Blob.prototype, ['bytes']],
    [Response.prototype, ['bytes']],
    [ReadableStream, ['from']],
    [CSS, ['highlights']],
    [Element.prototype, ['setHTML', 'setHTMLUnsafe', 'getHTML', 'moveBefore', 'scrollIntoViewIfNeeded']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [Navigator.prototype, ['userAgentData', 'connection']],
    [globalThis, ['Temporal', 'Iterator', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'Highlight']],
    [globalThis, ['showSaveFilePicker', 'showOpenFilePicker', 'EyeDropper', 'CloseWatcher', 'navigation']],
  ];
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
}

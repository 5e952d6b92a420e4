import { vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Catches the files that a test saves, in place of the browser's download. Test files share modules, so that a mock of `saveFile` would
 * reach only components that no test before has loaded. Ends with `vi.restoreAllMocks`.
 * @returns reads the file saved last; null: none
 */
export function watchSavedFiles(): () => Promise<SavedFile | null> {
  let content = new Blob();
  let name: string | null = null;
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (blob: Blob): string => {
      content = blob;
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    name = this.download;
  });
  return async () => (name === null ? null : { name, text: new TextDecoder().decode(await content.arrayBuffer()) });
}

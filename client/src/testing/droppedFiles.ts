/** What a drop event carries for files, and for folders, which browsers list among the files. */
export function droppedFiles(
  files: readonly File[],
  folders: readonly string[] = [],
): { readonly dataTransfer: object } {
  const file = (isDirectory: boolean, { name }: { readonly name: string }) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory, name }),
  });
  return {
    dataTransfer: {
      types: ['Files'],
      items: [...folders.map((name) => file(true, { name })), ...files.map((one) => file(false, one))],
      files: [...folders.map((name) => new File([], name)), ...files],
    },
  };
}

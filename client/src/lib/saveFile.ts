/** Lets the browser download a file that is made here: nothing is sent anywhere. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

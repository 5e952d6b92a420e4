/**
 * Refuses files that are dropped beside a drop zone. The browser would open them in place of the app, and what was typed would be lost.
 * Text and links are left to the browser.
 * @returns ends it
 */
export function keepOutFiles(): () => void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
}

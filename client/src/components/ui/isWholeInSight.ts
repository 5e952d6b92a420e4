/** Whether a hint says no more than what can be read where it belongs. */
export function isWholeInSight(element: HTMLElement): boolean {
  return (
    element.textContent.trim() === element.title.trim() &&
    element.scrollWidth <= element.clientWidth + 1 &&
    element.scrollHeight <= element.clientHeight + 1
  );
}

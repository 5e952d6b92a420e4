/** Whether the element's visible text, not truncated, equals its `title` hint. */
export function isWholeInSight(element: HTMLElement): boolean {
  return (
    element.textContent.trim() === element.title.trim() &&
    element.scrollWidth <= element.clientWidth + 1 &&
    element.scrollHeight <= element.clientHeight + 1
  );
}

/** How much wider the document is than its window, and the innermost elements that cause it. Runs in the page. */
export function tooWide(): string[] {
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over <= 0) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.getBoundingClientRect().right <= innerWidth + 1) return false;
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    }
    return true;
  });
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  const names = innermost
    .slice(0, 3)
    .map(
      (element) =>
        `${element.localName}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.getAttribute('class') ?? ''}`,
    );
  return [`the page is ${String(over)} px too wide: ${names.join(' | ')}`];
}

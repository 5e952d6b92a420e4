/**
 * Texts that do not fit their box: clipped without scrolling or another way to the whole text, or overflowing their button. Runs in the
 * page.
 */
export function clippedTexts(): string[] {
  const SLACK = 1.5;
  const found: string[] = [];
  const nameOf = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at !== null && names.length < 5; at = at.parentElement) {
      names.unshift(`${at.localName}${at.getAttribute('class') === null ? '' : `.${at.getAttribute('class') ?? ''}`}`);
    }
    return names.join(' > ');
  };
  // The whole text is in a tooltip or an accessible name, or the box marks the text as clipped and shows it on focus.
  const offersWhole = (element: Element, box: Element, text: string): boolean => {
    const style = getComputedStyle(box);
    const dots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (!dots && box.closest('[role=row]') === null) return false;
    // Table cells get their tooltip on hover.
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const said = `${at.getAttribute('title') ?? ''} ${at.getAttribute('aria-label') ?? ''}`;
      if (said.includes(text.trim())) return true;
      if (at.matches('[role=row], tr, li, nav')) break;
    }
    return false;
  };
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (
      element === null ||
      node.data.trim() === '' ||
      element.closest('script, style, svg title, textarea, option') !== null
    ) {
      continue;
    }
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) {
      continue;
    }
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    let [across, down] = [true, true];
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const frame = box.getBoundingClientRect();
      // Visually hidden.
      if (frame.width <= 1 || frame.height <= 1 || style.clipPath !== 'none') break;
      if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      const wide = across && (rect.right > frame.right + SLACK || rect.left < frame.left - SLACK);
      const high = down && (rect.bottom > frame.bottom + 3 || rect.top < frame.top - 3);
      const cut = (wide && cuts(style.overflowX)) || (high && cuts(style.overflowY));
      const burst = wide && box.matches('button, a[class*="button"], [role=button], [role=tab], label');
      if ((cut && !offersWhole(element, box, node.data)) || (burst && !cut)) {
        found.push(
          `${cut ? 'cut' : 'out of'} ${box.localName}.${box.getAttribute('class') ?? ''}: "${node.data.slice(0, 60)}" in ${nameOf(element)}`,
        );
        break;
      }
      if (cut || style.position === 'fixed') break;
    }
  }
  return found;
}

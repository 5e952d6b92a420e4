/**
 * Overlapping texts: text runs of two elements, neither inside the other, whose boxes intersect. Content below an open overlay, visually
 * hidden texts and content scrolling under a sticky header are left out. Runs in the page.
 */
export function overlappingTexts(): string[] {
  /** Line boxes of text overlap slightly. */
  const SLACK = 4;
  interface Run {
    readonly element: Element;
    readonly text: string;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const range = document.createRange();
  const isHidden = (element: Element): boolean => {
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { clipPath, position } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      if ((width <= 1 && height <= 1) || clipPath !== 'none') return true;
      if (position === 'fixed') break;
    }
    return false;
  };
  /** The part of a box that its ancestors do not clip. */
  const shownPart = (element: Element, { left, top, right, bottom }: DOMRect): Omit<Run, 'element' | 'text'> => {
    const part = { left, top, right, bottom };
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = box.getBoundingClientRect();
      if (overflowX !== 'visible') {
        part.left = Math.max(part.left, frame.left);
        part.right = Math.min(part.right, frame.right);
      }
      if (overflowY !== 'visible') {
        part.top = Math.max(part.top, frame.top);
        part.bottom = Math.min(part.bottom, frame.bottom);
      }
    }
    return part;
  };
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (
      element === null ||
      node.data.trim() === '' ||
      element.closest('script, style, title, option, textarea') !== null
    ) {
      continue;
    }
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) {
      continue;
    }
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2 || rect.bottom < 0 || rect.top > innerHeight || rect.right < 0) continue;
      const part = shownPart(element, rect);
      if (part.right - part.left <= SLACK || part.bottom - part.top <= SLACK) continue;
      runs.push({ element, text: node.data.trim().slice(0, 40), ...part });
    }
  }
  const nameOf = (element: Element): string =>
    `${element.localName}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.getAttribute('class') ?? ''}`;
  const hasGround = ({ backgroundColor }: CSSStyleDeclaration): boolean =>
    backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)');
  /** Whether a run is in a layer above the other: in an overlay, or in a sticky header. */
  const standsAbove = (run: Run, { element: other }: Run): boolean => {
    let [ground, stays] = [false, false];
    for (let box: Element | null = run.element; box !== null && !box.contains(other); box = box.parentElement) {
      const style = getComputedStyle(box);
      ground ||= hasGround(style);
      stays ||= style.position === 'sticky' || style.position === 'fixed' || box.parentElement === document.body;
      if (hasGround(style) && style.position !== 'static') return true;
    }
    return ground && stays;
  };
  const found = new Set<string>();
  runs.sort((a, b) => a.top - b.top);
  for (const [index, one] of runs.entries()) {
    for (let next = index + 1; next < runs.length; next += 1) {
      const other = runs[next];
      if (other === undefined || other.top > one.bottom - SLACK) break;
      const left = Math.max(one.left, other.left);
      const right = Math.min(one.right, other.right);
      const bottom = Math.min(one.bottom, other.bottom);
      if (right - left <= SLACK || bottom - other.top <= SLACK) continue;
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) {
        continue;
      }
      // An SVG label is drawn above its own outline.
      if (one.text === other.text && one.element.closest('svg') !== null) continue;
      if (standsAbove(one, other) || standsAbove(other, one)) continue;
      if (isHidden(one.element) || isHidden(other.element)) continue;
      found.add(
        `over one another: "${one.text}" (${nameOf(one.element)}) and "${other.text}" (${nameOf(other.element)})`,
      );
    }
  }
  return [...found];
}

/** A visible or accessible text, and its location. */
export interface ShownText {
  readonly text: string;
  readonly where: string;
}

/** Every visible or accessible text of the document. Runs in the page. */
export function shownTexts(): ShownText[] {
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'title',
    'placeholder',
    'alt',
  ];
  const nameOf = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement) {
      names.unshift(`${at.localName}${at.getAttribute('class') === null ? '' : `.${at.getAttribute('class') ?? ''}`}`);
    }
    return names.join(' > ');
  };
  const shown = new Map<string, string>([[document.title, 'title']]);
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('script, style, noscript, kbd, code') === null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement: parent, data } = walker.currentNode as Text;
    if (data.trim() === '' || parent === null || shown.has(data) || !seen(parent)) continue;
    shown.set(data, nameOf(parent));
  }
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
    if (!seen(element)) continue;
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null && value !== '' && !shown.has(value)) shown.set(value, `${nameOf(element)} @${name}`);
    }
  }
  return [...shown].map(([text, where]) => ({ text, where }));
}

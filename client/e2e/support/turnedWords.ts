/**
 * UI texts next to outside text with an unclosed bidi control character: in tooltips, accessible names, the window title and sentences.
 * Runs in the page.
 * @param outside outside texts with such characters: an isolated one affects only itself
 */
export function turnedWords(outside: readonly string[]): string[] {
  const SIGNS = /[\u202A-\u202E\u2066-\u2069]/gu;
  const ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt'];
  const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
  const known = outside.map(plain);
  const isLeftOpen = (text: string): boolean => {
    const open: string[] = [];
    for (const [sign] of text.matchAll(SIGNS)) {
      const ends = sign === '\u202C' || sign === '\u2069';
      if (!ends) open.push(sign >= '\u2066' ? '\u2069' : '\u202C');
      else if (open.at(-1) === sign) open.pop();
    }
    return open.length > 0;
  };
  const isAlone = (text: string): boolean => {
    // A text truncated at its end is still an outside one.
    const words = plain(text).replace(/…$/u, '');
    return known.some((one) => one.includes(words));
  };
  const found: string[] = [];
  const judge = (text: string | null, where: string): void => {
    // A line break ends the effect of bidi characters.
    if (text?.split('\n').some((line) => isLeftOpen(line) && !isAlone(line)) === true) {
      found.push(`${where}: ${JSON.stringify(text.slice(0, 120))}`);
    }
  };
  judge(document.title, 'the title of the window');
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
    for (const name of ATTRIBUTES) {
      judge(element.getAttribute(name), `${name} of ${element.localName}.${element.getAttribute('class') ?? ''}`);
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement?.closest('script, style') !== null) continue;
    judge(data, `${parentElement.localName}.${parentElement.getAttribute('class') ?? ''}`);
  }
  return [...new Set(found)];
}

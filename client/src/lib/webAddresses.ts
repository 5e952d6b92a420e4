/** Whether a browser may open an address for somebody: a page (http or https), never a script. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

/** Whether a text is a web address written in full, with its host and without blanks. */
export function isFullWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/iu.test(text) && URL.canParse(text);
}

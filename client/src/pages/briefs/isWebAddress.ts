/** Whether a text is an address that a link may lead to: http and https, nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/iu.test(text) && URL.canParse(text);
}

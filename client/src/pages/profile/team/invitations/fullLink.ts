/** The whole address of an invitation, for handing on; null when it is no web address. */
export function fullLink(link: string, origin: string): string | null {
  try {
    const url = new URL(link, origin);
    return ['http:', 'https:'].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

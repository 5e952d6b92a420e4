/** The absolute URL of an invitation; null when it is not a web address. */
export function fullLink(link: string, origin: string): string | null {
  try {
    const url = new URL(link, origin);
    return ['http:', 'https:'].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

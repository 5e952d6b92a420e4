/** Redirect URLs that do not contain their target: Gemini's, and those of search results pages. */
const OPAQUE =
  /^(?:https?:)?\/\/(?:vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\/|(?:www\.|m\.)?baidu\.com\/(?:link|from=\S*)\?url=|(?:www\.)?sogou\.com\/link\?|(?:www\.)?so\.com\/link\?)/iu;
const SITE = /^(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}[\p{L}\p{N}-]{1,62})\/?$/u;

/** True for a redirect that does not contain its target. */
function isOpaqueRedirect(url: string): boolean {
  return OPAQUE.test(url);
}

/**
 * Returns the URL unchanged, unless it is a redirect that does not contain its target: then the site that one of `names` (a domain, a
 * title) states; '' if none does. Such a redirect never counts as a page of the engine that wrote it.
 */
export function siteOfRedirect(url: string, names: readonly string[]): string {
  if (!isOpaqueRedirect(url)) return url;
  const site = names.map((name) => SITE.exec(name.trim())?.[1]).find((host) => host !== undefined);
  return site === undefined ? '' : `https://${site.toLowerCase()}/`;
}

import type { Element } from 'hast';
import { attribute, elementsOf, findElement, wordsBelow } from './hastNodes.ts';

/** Ids and classes of comments below a page, and of boxes that show other pages. */
const FOREIGN =
  /(?:^|[\s_-])(?:comments?|commentlist|disqus\w*|respond|replies|reviews?|related|recommend\w*|recirc\w*|read-?more|you-?may|teasers?|sidebar|hot-?list|latest|popular|trending)(?:$|[\s_-])|评论|留言|相关(?:推荐|阅读|文章)|热门/iu;
const CONSENT =
  /cookie|consent|gdpr|onetrust|didomi|usercentrics|cky-|truste|cmp-?(?:box|container|banner)|privacy-?(?:banner|notice|bar)/iu;
const CONSENT_WORDS = /cookie|consent|datenschutz|隐私|同意|プライバシー|쿠키/iu;

const nameOf = (element: Element): string =>
  `${attribute(element, 'id') ?? ''} ${attribute(element, 'className') ?? ''}`;

/**
 * Whether an element is a comment, a sidebar or a teaser of another page: its dates and names do not belong to this page. A nested article
 * is a comment or a teaser.
 */
export function isForeign(element: Element, parents: readonly Element[]): boolean {
  if (element.tagName === 'aside' || element.tagName === 'nav') return true;
  if (element.tagName === 'article' && parents.some(({ tagName }) => tagName === 'article')) return true;
  const type = `${attribute(element, 'itemProp') ?? ''} ${attribute(element, 'itemType') ?? ''}`;
  if (/comment|review/iu.test(type)) return true;
  if (element.tagName === 'body' || element.tagName === 'main' || findElement(element, 'h1') !== undefined) {
    return false;
  }
  return FOREIGN.test(nameOf(element));
}

/** Whether an element is a cookie consent banner: it has a button to agree, and never the page's title. */
export function isConsent(element: Element): boolean {
  if (element.tagName === 'body' || element.tagName === 'main' || !CONSENT.test(nameOf(element))) return false;
  if (findElement(element, 'h1') !== undefined || !CONSENT_WORDS.test(wordsBelow(element))) return false;
  return [...elementsOf(element)].some(
    (inner) =>
      inner.tagName === 'button' ||
      inner.tagName === 'input' ||
      attribute(inner, 'role') === 'button' ||
      inner.tagName === 'a',
  );
}

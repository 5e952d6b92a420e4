import { decodeHTMLStrict } from 'entities';
import { Memo } from './Memo.ts';

const SEMICOLON = 0x3b;
/** Longer than the longest entity name. */
const MAX_ENTITY = 34;
const ENTITY = /^&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});$/iu;
const CACHE_LIMIT = 5000;

type Entity = { readonly text: string; readonly length: number };

const decoded = new Memo(CACHE_LIMIT, (entity) => (ENTITY.test(entity) ? decodeHTMLStrict(entity) : entity));

/**
 * The character of an HTML entity at `index` (`&amp;`, `&#8217;`), with the entity's length; null if there is none. An entity that was
 * escaped twice (`&amp;amp;`, `&amp;#39;`) gives the same character.
 */
export function entityAt(text: string, index: number): Entity | null {
  const entity = singleEntityAt(text, index);
  if (entity?.text !== '&') return entity;
  const inner = singleEntityAt(text, index + entity.length - 1, '&');
  return inner === null ? entity : { text: inner.text, length: entity.length - 1 + inner.length };
}

function singleEntityAt(text: string, index: number, first = text.charAt(index)): Entity | null {
  const limit = Math.min(text.length, index + MAX_ENTITY);
  for (let end = index + 1; end < limit; end += 1) {
    const code = text.charCodeAt(end);
    if (code === SEMICOLON) {
      const entity = first + text.slice(index + 1, end + 1);
      const character = decoded.get(entity);
      return character === entity ? null : { text: character, length: entity.length };
    }
    const isPart = (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
    if (!isPart && code !== 0x23) return null;
  }
  return null;
}

/** A text with its entities decoded, including those escaped twice. */
export function withoutEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(decodeHTMLStrict(text)) : text;
}

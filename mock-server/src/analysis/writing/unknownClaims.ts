import { normalizeText } from '#client/lib/normalizeText.ts';
import { stripEnd } from '#client/lib/stripEnd.ts';
import type { WritingBrief } from './WritingBrief.ts';

/** Claims of a text that its brief does not contain. */
interface UnknownClaims {
  readonly unknown_figures: string[];
  readonly unknown_links: string[];
}

/** A number with a unit, sign or fraction, which makes it a claim. */
const NUMBER = /(?<sign>[¥$€£]\s?)?(?<number>\d[\d,]*(?:\.\d+)?)(?<unit>\s?(?:%|‰|[\p{Script=Han}]|[a-zA-Z]+))?/gu;
const LIST_MARK = /^[^\S\n]*(?:#+\s+)?\d{1,3}[.、)）]\s?/gmu;
const ADDRESS = /https?:\/\/[^\s<>()（）\]，。；、"”]+/gu;
/** Limit per kind: with more invented claims a list is no longer useful. */
const MOST = 20;
/** A number up to this without unit, or one that counts points and steps, is no claim. */
const SMALL = 12;
const COUNTED = /^\s?[个点种步类项条款]?$/u;

/**
 * Numbers and addresses of a generated text that are not in its brief: a model may invent them in
 * spite of its instructions, so a person has to check each. Numbers are compared as values (`18.9 万` is known if the brief
 * has 18.9); addresses ignoring a trailing slash. In the order of the text, each once.
 */
export function unknownClaims(text: string, brief: WritingBrief): UnknownClaims {
  const known = JSON.stringify(brief);
  const numbers = new Set(
    [...normalizeText(known, 'NFKC').matchAll(NUMBER)].map(({ groups }) => valueOf(groups?.['number'])),
  );
  const links = new Set([...known.matchAll(ADDRESS)].map(([link]) => linkKey(link)));
  const plain = normalizeText(text.replaceAll(ADDRESS, ''), 'NFKC').replaceAll(LIST_MARK, '');
  const figures = [...plain.matchAll(NUMBER)]
    .filter(({ groups }) => {
      const value = valueOf(groups?.['number']);
      const isCount = groups?.['sign'] === undefined && COUNTED.test(groups?.['unit'] ?? '') && Number.isInteger(value);
      return !numbers.has(value) && !(isCount && value <= SMALL);
    })
    .map(([figure]) => figure.trim());
  const addresses = [...text.matchAll(ADDRESS)].map(([link]) => link).filter((link) => !links.has(linkKey(link)));
  return {
    unknown_figures: [...new Set(figures)].slice(0, MOST),
    unknown_links: [...new Set(addresses)].slice(0, MOST),
  };
}

function valueOf(number: string | undefined): number {
  return Number((number ?? '').replaceAll(',', ''));
}

/** Brackets end an address in Markdown, so the rest of the address cannot be compared. */
function linkKey(link: string): string {
  const whole = stripEnd(link.replace(/%2[89].*$/su, ''), /[.,;:!?]/u);
  return whole.replace(/\/$/u, '').toLowerCase();
}

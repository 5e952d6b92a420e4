import type { Span } from '#client/lib/Span.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Mark, SuggestionId } from '../types.ts';

const AUTHOR =
  /(?:作者|撰文|撰稿|文)\s?[:：|｜/／]\s?\S{2,}|(?:^\s*|\n[^\S\n]*)(?:written )?by \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)+/iu;
const CORRECTION = /勘误|更正|纠错|订正|\b(?:corrections?|errata|erratum)\b/iu;
/** Words of a link to an about or contact page; others are about something else ("a poem about a king"). */
const CONTACT_WORDS =
  /^\s*(?:about(?: (?:us|me|our \S+|the (?:authors?|company|team|brand)|[\p{L}\p{N}&.'’-]+))?|contact(?: (?:us|me|the \S+|[\p{L}\p{N}&.'’-]+))?|(?:关于|關於|联系|聯繫|联络).{0,10})\s*$/iu;
/** A part of its path; the host is ignored, since contact.example is no contact page. */
const CONTACT_PATH =
  /^(?:https?:\/\/[^/]*)?(?:[^?#]*\/)?(?:about|contact)(?:[-_]?(?:us|me))?(?:\.[a-z]{2,5})?(?:[/?#]|$)/iu;

/** Author, organisation, an about or contact page, a correction note: a quarter each. Drafts are checked by their text. */
export function rateTrust({ input, document, finder }: ScoreContext): Rating {
  const { facts, entities } = input;
  const inText = (pattern: RegExp): Span | null => {
    for (const { start, end } of document.blocks) {
      const match = pattern.exec(document.plain.slice(start, end));
      if (match !== null) return { start: start + match.index, end: start + match.index + match[0].length };
    }
    return null;
  };
  const contact = document.links.find(
    ({ url, label }) => CONTACT_PATH.test(url) || CONTACT_WORDS.test(document.plain.slice(label.start, label.end)),
  );
  const organisation = entities.map((name) => finder.findName(name)[0]).find((span) => span !== undefined) ?? null;
  const parts: readonly (readonly [id: SuggestionId, place: Span | null, known: boolean])[] = [
    ['trust.author', inText(AUTHOR), (facts?.author ?? '') !== ''],
    ['trust.organisation', organisation, (facts?.organisation ?? '') !== ''],
    ['trust.contact', contact ?? null, facts?.hasAbout === true || facts?.hasContact === true],
    ['trust.correction', inText(CORRECTION), false],
  ];
  const there = parts.filter(([, place, known]) => known || place !== null);
  return {
    value: there.length / parts.length,
    found: there
      .flatMap(([, place]): Mark[] => (place === null ? [] : [{ start: place.start, end: place.end, kind: 'trust' }]))
      .sort((a, b) => a.start - b.start),
    missing: parts.filter((part) => !there.includes(part)).map(([id]) => ({ id, at: null, values: {} })),
  };
}

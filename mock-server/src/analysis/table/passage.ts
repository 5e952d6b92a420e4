import type { Passage } from '#client/api/passageSchemas.ts';
import { plainWords } from '../text/plainWords.ts';
import type { Span } from '../text/TextSearch.ts';
import { headOf, mentionsOf } from './answerRow.ts';
import type { AnswerTable } from './AnswerTable.ts';

/** Longer spans are not real sentences and are cut. UTF-16 units. */
const LONGEST = 400;

/** A span of an answer as plain words, with the brands named in it and the answer it comes from. */
export function passageOf(table: AnswerTable, row: number, span: Span): Passage {
  const { id, prompt, platform, askedOn } = headOf(table, row);
  const inside = mentionsOf(table, row).filter(({ from, to }) => from >= span.from && to <= span.to);
  const plain = plainWords(table.texts.text(row), span.from, span.to, inside);
  const isLong = plain.text.length > LONGEST;
  const text = isLong ? cut(plain.text) : plain.text;
  const places = new Map(plain.origins.map((origin, place) => [origin, place]));
  const mentions = inside.flatMap(({ brand, from, to }) => {
    const [start, last] = [places.get(from), places.get(to - 1)];
    if (start === undefined || last === undefined || last >= LONGEST - 1) return [];
    return [{ brand_id: table.project.brands[brand]?.id ?? '', start, end: last + 1 }];
  });
  return {
    answer_id: id,
    prompt_text: prompt.text,
    platform_id: platform.id,
    platform_name: platform.name,
    asked_at: askedOn,
    text: isLong ? `${text}…` : text,
    mentions,
  };
}

/** Cuts to LONGEST, never between the halves of a surrogate pair. */
function cut(text: string): string {
  const code = text.charCodeAt(LONGEST - 2);
  return text.slice(0, LONGEST - 1 - Number(code >= 0xd800 && code <= 0xdbff));
}

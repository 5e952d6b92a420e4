import { utcDateOf } from '#client/lib/dates.ts';
import type { Span } from '#client/lib/Span.ts';
import type { TextDocument } from '../text/TextDocument.ts';

const LABEL = '(?:更新|发布|修订|核对|last updated|updated|published|last reviewed|reviewed|last checked)';
const LABELLED = new RegExp(
  `${LABEL}(?:于|时间|日期|on)?\\s*(?:[:：]\\s*)?(?<after>[^\\n]{6,24})|(?<before>[^\\n]{8,18})\\s?${LABEL}`,
  'giu',
);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /((?:19|20)\d{2})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})/u;
const DAY_FIRST = /(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? ((?:19|20)\d{2})/iu;
const MONTH_FIRST = /([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\d{2})/iu;

function dayOf(year: string | undefined, month: number, day: string | undefined): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  return date.getUTCMonth() + 1 === month ? utcDateOf(date.getTime()) : null;
}

const monthOf = (name: string | undefined): number => MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;

function readDay(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso !== null) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst === null ? null : dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
}

interface StatedDate extends Span {
  readonly day: string;
}

/** The date that a text states for itself: "Updated 3 March 2026", 更新于 2026-03-03; the latest of several. Null: none. */
export function statedDate({ plain, blocks }: TextDocument): StatedDate | null {
  let latest: StatedDate | null = null;
  for (const block of blocks) {
    for (const match of plain.slice(block.start, block.end).matchAll(LABELLED)) {
      const day = readDay(match.groups?.['after'] ?? match.groups?.['before'] ?? '');
      if (day === null || (latest !== null && day <= latest.day)) continue;
      const start = block.start + match.index;
      latest = { day, start, end: start + match[0].trimEnd().length };
    }
  }
  return latest;
}

import type { Element, Root } from 'hast';
import { formatDay } from '#client/lib/dates.ts';
import { readDates } from '#server/analysis/facts/readDates.ts';
import { foldString } from '#server/analysis/text/charTables.ts';
import { isForeign } from './foreignParts.ts';
import { ancestorsOf, attribute, elementsOf, findElement, without, wordsBelow } from './hastNodes.ts';
import { isHidden } from './hiddenParts.ts';
import type { PageContent } from './mainContent.ts';
import { microdata } from './structuredData.ts';
import type { StructuredData } from './structuredData.ts';

interface PageDates {
  /** YYYY-MM-DD. */
  readonly published: string | null;
  readonly modified: string | null;
  readonly visibleDate: string | null;
}

const PUBLISHED = [
  'article:published_time',
  'datepublished',
  'pubdate',
  'publishdate',
  'dc.date.issued',
  'bytedance:published_time',
];
const MODIFIED = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'lastmod',
  'dcterms.modified',
  'bytedance:updated_time',
];
/** Words before a date of the page itself, not of something it describes. */
const LABEL =
  /(?:发布|发表|更新|修订|修改|编辑)(?:于|时间|日期)?|(?:last )?(?:updated|modified|edited|reviewed|published|posted)(?: on| at)?|publication date/giu;
const AFTER_LABEL = 40;

/** The day at the start of an ISO time, or in words. Null for other text. */
function dayOf(text: string | null): string | null {
  if (text === null) return null;
  const iso = /^(\d{4}-\d{2}-\d{2})/u.exec(text.trim())?.[1];
  if (iso !== undefined && !Number.isNaN(Date.parse(iso))) return iso;
  return daysIn(text)[0] ?? null;
}

/** Complete dates in a text, YYYY-MM-DD, in order; months and years alone are too vague to date a page. */
function daysIn(text: string): string[] {
  return readDates(foldString(text)).flatMap(({ low, high }) => (low === high ? [formatDay(low)] : []));
}

function metaDate(root: Root, names: readonly string[]): string | null {
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'meta') continue;
    const name = (attribute(element, 'property') ?? attribute(element, 'name') ?? '').toLowerCase();
    if (names.includes(name)) return dayOf(attribute(element, 'content'));
  }
  return null;
}

/** Block elements near the title in whose text a date is the page's own. */
const LINES: ReadonlySet<string> = new Set('p div li span td section address dd small'.split(' '));
const LONGEST_LINE = 80;
/** Maximum characters beside the date in such a line: a name and a source, no sentence. */
const MOST_BESIDE = 40;

/** The parts of a tree about this page: without comments, other pages and links to them. */
function ownParts(root: Root): Root {
  return without(
    root,
    (element, parents) =>
      UNSEEN.has(element.tagName) || isForeign(element, parents) || isHidden(element) || isTeaser(element),
  );
}

/** Whether a link with a date and a title is a teaser of another page. A link with little more than a date may point to this page. */
function isTeaser(element: Element): boolean {
  if (element.tagName !== 'a' || attribute(element, 'href') === null) return false;
  const time = findElement(element, 'time');
  return time !== undefined && wordsBelow(element).length - wordsBelow(time).length > MOST_BESIDE_LINKED;
}

const MOST_BESIDE_LINKED = 20;

const UNSEEN: ReadonlySet<string> = new Set('script style noscript template head svg'.split(' '));

function timeDays(root: Root): string[] {
  return [...elementsOf(root)].flatMap((element) => {
    const words = element.tagName === 'time' ? wordsBelow(element) : '';
    const day = words === '' ? null : (dayOf(words) ?? dayOf(attribute(element, 'dateTime')));
    return day === null ? [] : [day];
  });
}

function labelledDays(root: Root): string[] {
  const words = wordsBelow(root);
  return [...words.matchAll(LABEL)].flatMap(({ 0: label, index }) => {
    const from = index + label.length;
    return daysIn(words.slice(from, from + AFTER_LABEL)).slice(0, 1);
  });
}

/** The day in a line with little more than a date: `Daily News 2026-03-05 16:01`. */
function dayOfLine(words: string): string | null {
  const [only, second] = readDates(foldString(words)).filter(({ low, high }) => low === high);
  if (only === undefined || second !== undefined) return null;
  const beside = `${words.slice(0, only.from)}${words.slice(only.to)}`.replaceAll(/\d{1,2}:\d{2}(?::\d{2})?/gu, '');
  return beside.trim().length <= MOST_BESIDE ? formatDay(only.low) : null;
}

/** A table with header cells holds facts, not page metadata. */
const isFacts = (element: Element): boolean => element.tagName === 'table' && findElement(element, 'th') !== undefined;

/** The day in a short line below the title, or above it in the same small block. */
function lineDay(own: Root): string | null {
  const root = without(own, isFacts);
  const hasTitle = findElement(root, 'h1') !== undefined;
  let isBelow = !hasTitle;
  for (const element of elementsOf(root)) {
    if (element.tagName === 'h1') isBelow = true;
    if (!isBelow || !LINES.has(element.tagName)) continue;
    const words = wordsBelow(element);
    // The text has started: dates in it are part of the story. Wrapper elements are not the text.
    if (words.length > LONGEST_LINE) {
      if (element.tagName === 'p') break;
      continue;
    }
    const day = dayOfLine(words);
    if (day !== null) return day;
  }
  return hasTitle ? dayAbove(root) : null;
}

/** The day in a line before the title in the same small block: a newspaper's masthead further up shows today's date. */
function dayAbove(root: Root): string | null {
  for (const block of ancestorsOf(root, 'h1').slice(0, BLOCKS_AROUND)) {
    if (wordsBelow(block).length > LONGEST_HEAD) return null;
    for (const element of elementsOf(block)) {
      if (element.tagName === 'h1') break;
      const day = LINES.has(element.tagName) ? dayOfLine(wordsBelow(element)) : null;
      if (day !== null) return day;
    }
  }
  return null;
}

/** Maximum characters of a block that is the head of a page's text. */
const LONGEST_HEAD = 400;
const BLOCKS_AROUND = 3;

/**
 * The date visible to readers: the newest of `time` elements with text and dates after a word such as "updated". Without either, the date
 * of a line below the title. Comments, teasers and metadata are ignored.
 */
function visibleDate(content: Root, body: Root, whole: Root): string | null {
  const own = ownParts(content);
  const seen = [...timeDays(own), ...labelledDays(own)];
  if (seen.length > 0) return seen.sort().at(-1) ?? null;
  // Some sites show the date outside their content: below the title, or in the footer.
  const around = ownParts(body);
  const labelled = labelledDays(ownParts(whole)).sort().at(-1);
  return labelled ?? lineDay(own) ?? lineDay(around);
}

/** The machine-readable value of the first `time` element, if nothing else gives a date. */
function firstTime(content: Root): string | null {
  for (const element of elementsOf(content)) {
    if (element.tagName === 'time') return dayOf(attribute(element, 'dateTime'));
  }
  return null;
}

/** The published and modified dates of a page: for machines (meta, JSON-LD, microdata, `time`) and for readers. */
export function pageDates(whole: Root, { content, body }: PageContent, data: StructuredData): PageDates {
  return {
    published:
      dayOf(data.published) ??
      metaDate(whole, PUBLISHED) ??
      dayOf(microdata(whole, 'datePublished')) ??
      firstTime(ownParts(content)),
    modified: dayOf(data.modified) ?? metaDate(whole, MODIFIED) ?? dayOf(microdata(whole, 'dateModified')),
    visibleDate: visibleDate(content, body, whole),
  };
}

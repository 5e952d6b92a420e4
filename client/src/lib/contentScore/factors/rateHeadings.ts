import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Suggestion } from '../types.ts';

const ONE_TITLE = 0.4;
const NO_SKIP = 0.3;
const QUESTIONS = 0.3;

const QUESTION =
  /[?？]\s*$|吗$|呢$|什么|怎么|怎样|如何|为何|多少|多久|多大|哪[个款些家种里]|是否|能否|几[个款年]|^\s*(?:what|why|how|when|where|which|who|is|are|can|does|do|should|will)\b/iu;

/** One h1 (40 %), no level skipped (30 %), and the share of h2s that are questions as readers ask them (30 %). */
export function rateHeadings({ document: { blocks, plain } }: ScoreContext): Rating {
  const headings = blocks.filter(({ kind, start, end }) => kind === 'heading' && plain.slice(start, end).trim() !== '');
  const titles = headings.filter(({ level }) => level === 1);
  const sections = headings.filter(({ level }) => level === 2);
  const skipped = headings.filter(({ level }, i) => i > 0 && level > (headings[i - 1]?.level ?? 0) + 1);
  const asking = new Set(sections.filter(({ start, end }) => QUESTION.test(plain.slice(start, end).trim())));
  const missing: Suggestion[] = [];
  if (titles.length === 0) missing.push({ id: 'headings.noTitle', at: null, values: {} });
  for (const { start, end } of titles.slice(1)) {
    missing.push({ id: 'headings.manyTitles', at: { start, end }, values: { count: titles.length } });
  }
  for (const { start, end, level } of skipped) {
    missing.push({ id: 'headings.skipped', at: { start, end }, values: { level } });
  }
  if (sections.length === 0) missing.push({ id: 'headings.noSections', at: null, values: {} });
  for (const { start, end } of sections.filter((one) => !asking.has(one))) {
    missing.push({ id: 'headings.question', at: { start, end }, values: {} });
  }
  const value =
    (titles.length === 1 ? ONE_TITLE : 0) +
    (headings.length > 0 && skipped.length === 0 ? NO_SKIP : 0) +
    (sections.length === 0 ? 0 : (QUESTIONS * asking.size) / sections.length);
  const good = [...(titles.length === 1 ? titles : []), ...asking].sort((a, b) => a.start - b.start);
  return { value, found: good.map(({ start, end }) => ({ start, end, kind: 'heading' })), missing };
}

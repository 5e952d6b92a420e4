import type { Span } from '#client/lib/Span.ts';
import { countLength } from '../text/countLength.ts';
import type { Sentence, TextDocument } from '../text/TextDocument.ts';

/** A quotation, between quotation marks or in a block quotation. */
export interface Quotation extends Span {
  /** Attributed to a person with a name and a role. */
  readonly hasSpeaker: boolean;
  /** Index of its sentence. */
  readonly sentence: number;
}

const QUOTED = /“([^“”]{1,600})”|「([^「」]{1,600})」|『([^『』]{1,600})』|"([^"]{1,600})"/gu;
/** Least length: shorter ones are terms and names in quotation marks, unless a speech verb goes with them. */
const LEAST = { zh: 8, en: 5 } as const;
const LEAST_SPOKEN = { zh: 4, en: 3 } as const;

const ZH_SAYS = /说|表示|指出|认为|称|介绍|告诉|写道|强调|回忆|解释|坦言|评价/u;
const EN_SAYS =
  /\b(?:said|says|told|tells|explain(?:s|ed)|wrote|writes|note[sd]|add(?:s|ed)|recall(?:s|ed)|state[sd]|comment(?:s|ed)|argue[sd]|according to)\b/iu;

const ZH_ROLE =
  /工程师|总监|经理|创始人|首席|总裁|董事长|教授|主任|博士|分析师|专员|车主|用户|编辑|记者|医生|医师|护士|律师|负责人|研究员|院长|所长|秘书长|设计师|顾问|主编|作者|教练|老师|店长|主管|主席|科学家|采购|厨师|技师|主理人|发言人|CEO|CTO|CFO|COO/iu;
const EN_ROLE =
  /\b(?:engineer|director|head|chief|ceo|cto|cfo|coo|founder|co-founder|president|professor|analyst|editor|owner|customer|doctor|dr|physician|nurse|manager|researcher|author|consultant|designer|scientist|lawyer|chair(?:man|woman)?|secretary|spokes(?:man|woman|person)|officer|lead|partner|buyer|driver|user|journalist|reporter|teacher|coach|chef|technician|specialist|expert at)\b/iu;

const ZH_NAME = /[\p{sc=Han}·]{2,}|\p{Lu}\p{L}+/u;
const ZH_NOBODY = /(?:他|她|他们|她们|有人|某人|网友|业内人士|专家|不少人|很多人|大家|我们|你)(?:也|还|都|曾|就)?$/u;
/**
 * Starts at the first capital of a word and limits the number of initials and particles: otherwise every letter would be matched from every
 * letter before it.
 */
const EN_NAME =
  /\p{Lu}(?<!\p{Lu}[\p{L}'’-]*?\p{Lu})[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]*){0,9}\s+\p{Lu}[\p{L}'’-]+|\b(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+\p{Lu}\p{L}+/u;
/** The line that attributes a block quotation to a person. */
const BYLINE = /(?:^|\n|\s)(?:—{1,4}|–|--)[ \t]*([^\n]{2,120})$/u;

function zhSpeaker(words: string): boolean {
  const says = ZH_SAYS.exec(words);
  if (says === null || !ZH_ROLE.test(words)) return false;
  const before = words
    .slice(0, says.index)
    .slice(-80)
    .replace(/[\s（(][^）)]{0,60}[）)]\s*$/u, '')
    .trimEnd();
  const name = /[\p{L}·]+$/u.exec(before)?.[0] ?? '';
  return ZH_NAME.test(name) && !ZH_NOBODY.test(name);
}

/** Whether the words around a quotation name its speaker and that person's role. */
function hasSpeaker(words: string, language: 'zh' | 'en'): boolean {
  const byline = BYLINE.exec(words)?.[1];
  if (byline !== undefined && (EN_ROLE.test(byline) || ZH_ROLE.test(byline))) {
    return ZH_NAME.test(byline) || EN_NAME.test(byline);
  }
  if (language === 'zh' && zhSpeaker(words)) return true;
  return EN_SAYS.test(words) && EN_ROLE.test(words) && EN_NAME.test(words);
}

function inSentence(sentence: Sentence, index: number, language: 'zh' | 'en'): Quotation[] {
  const found: Quotation[] = [];
  const words = sentence.text.replace(QUOTED, ' ');
  const spoken = (language === 'zh' ? ZH_SAYS : EN_SAYS).test(words);
  const least = (spoken ? LEAST_SPOKEN : LEAST)[language];
  const isNamed = hasSpeaker(words, language);
  for (const match of sentence.text.matchAll(QUOTED)) {
    const start = sentence.start + match.index;
    if (countLength(match[0]) < least) continue;
    found.push({
      start,
      end: start + match[0].length,
      hasSpeaker: isNamed,
      sentence: index,
    });
  }
  return found;
}

/** A note that is set as a block quotation, after an icon if any: `> **Note:** …`, `> [!TIP]`, `> 提示：…`. Nobody is quoted there. */
const CALLOUT =
  /^[\s\p{P}\p{S}\p{M}\u200d]*(?:note|tip|hint|info|important|warning|caution|disclaimer|提示|小提示|温馨提示|注意|注意事项|说明|注|备注|重要|警告)(?:[\s*_]*[:：]|\][\s])/iu;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Whether the block that begins with a sentence says nothing besides its links, as posts embedded from other sites do. */
function isMereLink({ blocks, sentences, plain }: TextDocument, first: number): boolean {
  const block = sentences[first]?.block ?? -1;
  const { start = 0, end = 0 } = blocks[block] ?? {};
  let at = start;
  for (let index = first; sentences[index]?.block === block; index += 1) {
    for (const link of sentences[index]?.links ?? []) {
      if (WORD_CHARACTER.test(plain.slice(at, link.start))) return false;
      at = Math.max(at, link.end);
    }
  }
  return !WORD_CHARACTER.test(plain.slice(at, end));
}

/** Quotations of a text, in text order. */
export function findQuotations(document: TextDocument): Quotation[] {
  const { blocks, sentences, plain, language } = document;
  const found: Quotation[] = [];
  let quoteBlock = -1;
  for (const [index, sentence] of sentences.entries()) {
    const block = blocks[sentence.block];
    if (block?.kind === 'heading') continue;
    if (block?.kind !== 'quote') {
      if (/["“「『]/u.test(sentence.text)) found.push(...inSentence(sentence, index, language));
      continue;
    }
    if (sentence.block === quoteBlock) continue;
    quoteBlock = sentence.block;
    if (CALLOUT.test(plain.slice(block.start, block.end)) || isMereLink(document, index)) continue;
    const next = blocks[sentence.block + 1];
    const line = next === undefined ? '' : plain.slice(next.start, next.end);
    const byline = /^\s*(?:—|–|--)/u.test(line) ? line : '';
    const words = `${plain.slice(block.start, block.end).trimEnd()}\n${byline}`.trimEnd();
    found.push({ start: block.start, end: block.end, hasSpeaker: hasSpeaker(words, language), sentence: index });
  }
  return found;
}

import { foldString } from '../text/charTables.ts';

/** The parts of a text that may hold terms. */
export interface TermParts {
  /** Chinese stretches of at least two characters. */
  readonly stretches: readonly string[];
  /** Sequences of English words. */
  readonly phrases: readonly (readonly string[])[];
}

/** Question words, particles and words of choice: they separate terms and are in none. Longer ones first. */
const ZH_STOPS =
  /为什么|是什么|有没有|怎么样|怎么办|怎么选|怎么算|哪一?[个款家种些类台部里儿]|什么样|什么|怎么|怎样|如何|为何|多少|几个|几款|多久|多大|多长|能不能|可不可以|会不会|要不要|好不好|值不值得|值得|应该|需要|可以|适合|推荐|比较|对比|区别|差别|选择|购买|有哪些|左右|以内|以上|以下|一般|一下|目前|现在|最近|今年|真的|到底|还是|或者|以及|如果|因为|所以|但是|而且|我们|你们|他们|自己|大家|请问|一款|一个|一台|比如|用户|口碑|排行|排名|评测|测评|评价|品牌|最[好强佳多少高低快]?|[的了吗呢吧啊呀和与或是]/gu;
/** Characters that often begin or end separate words or parts of a question, but rarely terms. */
const WEAK_START = /^[有能会要想用买选对从到给让很太更都也还就才又再比跟及个些款种在被把我你他她它谁这那哪几做]/u;
const WEAK_END = /[有会要想对从到给让很太更都也还就才又再比跟及个些在被把我你他她它谁这那哪几]$/u;
const ONLY_NUMBER = /^[零一二三四五六七八九十百千万亿两几年月日天第]+$/u;

const EN_STOPS: ReadonlySet<string> = new Set(
  (
    'a an the of for in on at by and or is are was were be been do does did can could should would will shall may might must i me my we us ' +
    'our you your it its this that these those there here they them their he she who whom whose what which when where why how much many ' +
    'more most less least some any all each every no not only than then as if with without from to into about over between ' +
    'best better good great top cheap cheapest cheaper vs versus or compare compared comparison recommend recommended recommendation ' +
    'worth buy buying choose choosing get need want use using like please tell actually really right now still s t re ve ll d m ' +
    'below above under within around near looking look shopping shop searching search find help show give suggest suggestion suggestions option ' +
    'options available inch inches usd dollars ' +
    'review reviews user users report reports ranking rankings rating ratings brand brands'
  ).split(' '),
);

const HAN = /\p{sc=Han}+/gu;
/** A contraction is a stop word if its expansion is: what's, I'm, they're. */
const SHORTENED = /'(?:s|m|d|re|ve|ll)$/u;
const WORDS = /[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu;

function phrasesOf(part: string): string[][] {
  const phrases: string[][] = [[]];
  for (const [word] of part.matchAll(WORDS)) {
    if (EN_STOPS.has(word.replace(SHORTENED, '')) || /^\p{N}+$/u.test(word)) phrases.push([]);
    else phrases.at(-1)?.push(word);
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

/** Whether the first and last characters of a Chinese stretch allow it to be a term. */
export function mayBeTerm(stretch: string): boolean {
  return !WEAK_START.test(stretch) && !WEAK_END.test(stretch) && !ONLY_NUMBER.test(stretch);
}

/** Splits a question or a search at its function words (Chinese and English). */
export function splitTerms(text: string): TermParts {
  const folded = foldString(text).replaceAll('’', "'");
  const stretches = (folded.match(HAN) ?? [])
    .flatMap((stretch) => stretch.replaceAll(ZH_STOPS, '\n').split('\n'))
    .filter((stretch) => stretch.length > 1);
  const phrases = folded
    .replaceAll(HAN, '\n')
    .split(/[\n,.;:!?()"、，。；：！？（）|/]+/u)
    .flatMap(phrasesOf);
  return { stretches, phrases };
}

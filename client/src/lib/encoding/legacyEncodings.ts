import type { TextEncoding } from './encodings.ts';
import { otherLatin } from './latinAlphabets.ts';
import { arabic, greek, hebrew, thai } from './scriptJudges.ts';
import type { Judge } from './scriptJudges.ts';
import { textDecoderOf } from './textDecoderOf.ts';

/** The most frequent characters of each language; a wrong decoding yields them only by chance. */
const SIMPLIFIED =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运推荐款牌哪适选择价格质量推品牌智能问答豆包平台提示词答案日期';
const TRADITIONAL =
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應向頭文體美相見被利什二等產或新己制身果加西月話合回特代內信表化給世位次度門常先通提立及比員解水名真論處各入口認條平系氣題活更別變總何電數安少報才結反受目太量再感做接必場件計管期市直資金指許統區保至形社便空決展科司書非則聽白界達光放強像難且思完設式色路記品住告類求據程邊該交規取望覺領確傳師觀清今切讓識帶導運推薦款牌哪適選擇價質問答臺灣平台提示詞日期';
const HANGUL =
  '이다는을의에가하고한지은도사로자어서대리기나인시해그를있것수보들아만일정으부스면안습니까요과장제전주소여오공와상용화좋추천합브랜드게주세요입라니더되및또에서적성';
const KANA = /[\u3041-\u3096\u30a1-\u30fa\u30fc]/u;
const HAN = /[\u4e00-\u9fff]/u;
const HANGUL_SYLLABLE = /[\uac00-\ud7a3]/u;
const EAST_MARKS = /[\u3000-\u3003\u3008-\u3011\u30fb\uff01-\uff5e\u2018\u2019\u201c\u201d\u2026\u00b0\u00b7\u00d7]/u;
const DASH = /[\u2013\u2014]/u;
/** What GB18030 writes in four bytes, high ones and digits in turn, as no other text has them. */
const OF_FOUR_BYTES = /[\u00a0\u00a9\u00ae\u00bd\u2122\p{Extended_Pictographic}]/u;
/** Accented letters of GB18030, which has them for Pinyin. */
const OF_PINYIN = /[àáèéìíòóùúüê]/u;
const WESTERN = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153\u0160\u0161\u017d\u017e\u0178]/u;
/** A word of one letter, such as à, è, é, ó. */
const WESTERN_WORD = /^[ -/:-@[-`{-~\s][àáéèóôåöø][ -/:-@[-`{-~\s]$/iu;
const WESTERN_CAPITAL = /[\u00c0-\u00d6\u00d8-\u00de\u0152\u0160\u017d\u0178]/u;
const RARE_WESTERN = /[\u0160\u0161\u017d\u017e\u0178]/u;
const ASCII_LOWER = /[a-z]/u;
const WESTERN_MARKS = /[\u00a0-\u00bf\u20ac\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2122]/u;
const ASCII_LETTER = /[a-z]/iu;
/** Marks beside what no Western text has them beside, but marks of other encodings read as Western: `it¡¯s`, `10®C15`, `it°Øs`. */
const MISPLACED_MARK = /[¨¯]|[\p{L}\p{N}]¡|¡\P{L}|[®¢]\p{L}|°[ABDEG-JL-Z„]|[^\d\s]°[^\p{ASCII}]|\p{Ll}ª/u;
const CYRILLIC_LOWER = /[\u0430-\u044f\u0451\u0454\u0456\u0457]/u;
const CYRILLIC_FREQUENT = /[оеаинтсрвлкмдпуяыьбгзчй]/u;
const CYRILLIC_CAPITAL = /[\u0410-\u042f]/u;
const CYRILLIC = /[\u0400-\u04ff]/u;
/** Marks of Windows-1252 where English has them. To Mac OS Roman they are letters: `itís`, `ìbestî`, `wellómade`, `Lumoraô`. */
const PLACED_MARK = /[a-z]’[a-z]|[^a-z\d][‘“][a-z\d]|\S”[^a-z\d]|[^a-z][–—]|[–—][a-z\d]|[a-z\d]™[^a-z]/iu;

const setOf = (characters: string): ReadonlySet<string> => new Set(characters);
const [SIMPLE, FULL, KOREAN] = [setOf(SIMPLIFIED), setOf(TRADITIONAL), setOf(HANGUL)];

const eastMark = (character: string): number => (DASH.test(character) ? 0.8 : EAST_MARKS.test(character) ? 0.7 : 0);

const chinese =
  (common: ReadonlySet<string>): Judge =>
  (character) =>
    common.has(character) ? 1 : HAN.test(character) ? 0.35 : eastMark(character);

const simplified: Judge = (character, before, after) => {
  if (OF_FOUR_BYTES.test(character)) return 0.9;
  if (OF_PINYIN.test(character) && (ASCII_LETTER.test(before) || ASCII_LETTER.test(after))) return 0.8;
  return chinese(SIMPLE)(character, before, after);
};

const japanese: Judge = (character) =>
  KANA.test(character) ? 0.9 : FULL.has(character) ? 0.8 : HAN.test(character) ? 0.35 : eastMark(character);

const korean: Judge = (character) =>
  KOREAN.has(character) ? 1 : HANGUL_SYLLABLE.test(character) ? 0.5 : EAST_MARKS.test(character) ? 0.6 : 0;

const western: Judge = (character, before, after) => {
  if (WESTERN.test(character)) {
    if (WESTERN_WORD.test(`${before}${character}${after}`)) return 0.7;
    if (!ASCII_LETTER.test(before) && !ASCII_LETTER.test(after)) return 0.1;
    // Umlauts and accents of Mac OS Roman, read as Windows-1252, are letters that Western languages hardly have: `FŸr`, `MŽdia`.
    if (RARE_WESTERN.test(character)) return 0.6;
    return WESTERN_CAPITAL.test(character) && ASCII_LOWER.test(before) ? 0.5 : 0.95;
  }
  const placed = `${before}${character}${after}`;
  if (!WESTERN_MARKS.test(character) || MISPLACED_MARK.test(placed)) return 0;
  // Just above that of a letter, so that any other letter of a word decides.
  if (PLACED_MARK.test(placed)) return 0.96;
  return before <= '\u007f' || after <= '\u007f' ? 0.75 : 0.1;
};

const cyrillic: Judge = (character, before, after) => {
  if (!CYRILLIC.test(character)) return WESTERN_MARKS.test(character) ? 0.3 : 0;
  // A word uses one script.
  if (ASCII_LETTER.test(before) || ASCII_LETTER.test(after)) return -0.5;
  if (before <= '\u007f' && after <= '\u007f') return 0.5;
  if (CYRILLIC_FREQUENT.test(character)) return 1;
  if (CYRILLIC_LOWER.test(character)) return 0.5;
  // Capitals start words.
  return CYRILLIC_CAPITAL.test(character) && !CYRILLIC_LOWER.test(before) ? 0.4 : 0;
};

/** In order of preference on a tie. */
const LEGACY: readonly (readonly [TextEncoding, Judge])[] = [
  ['gb18030', simplified],
  ['windows-1252', western],
  ['big5', chinese(FULL)],
  ['shift_jis', japanese],
  ['euc-kr', korean],
  ['euc-jp', japanese],
  ['windows-1251', cyrillic],
  // Excel on a Mac saves CSV in it.
  ['macintosh', western],
];
/** Encodings of one byte a character, considered where one of these fits best so far: text in them hardly fits the others. */
const SINGLE_BYTE: readonly TextEncoding[] = ['windows-1251', 'windows-1252', 'macintosh'];
const FURTHER: readonly (readonly [TextEncoding, Judge])[] = [
  ['koi8-u', cyrillic],
  ['ibm866', cyrillic],
  ['windows-1253', greek],
  ['windows-1255', hebrew],
  ['windows-1256', arabic],
  ['windows-874', thai],
];
const FAULT = -1;

function scoreOf(encoding: TextEncoding, judge: Judge, bytes: Uint8Array): number {
  const characters = Array.from(textDecoderOf(encoding).decode(bytes));
  let [sum, count] = [0, 0];
  characters.forEach((character, index) => {
    if (character <= '\u007f') return;
    count += 1;
    const isFault = character === '\ufffd' || (character >= '\u0080' && character <= '\u009f');
    sum += isFault ? FAULT : judge(character, characters[index - 1] ?? ' ', characters[index + 1] ?? ' ');
  });
  return count === 0 ? 0 : sum / count;
}

type Fit = { readonly encoding: TextEncoding; readonly score: number };

function bestOf(candidates: readonly (readonly [TextEncoding, Judge])[], bytes: Uint8Array, atLeast: Fit): Fit {
  let best = atLeast;
  for (const [encoding, judge] of candidates) {
    const score = scoreOf(encoding, judge, bytes);
    if (score > best.score) best = { encoding, score };
  }
  return best;
}

/**
 * Picks the legacy encoding that fits bytes best, by the frequent characters of its languages and their neighbours.
 * @param bytes byte ranges that contain non-ASCII characters
 */
export function bestLegacyEncoding(bytes: Uint8Array): TextEncoding {
  const first = bestOf(LEGACY, bytes, { encoding: 'windows-1252', score: -Infinity });
  if (!SINGLE_BYTE.includes(first.encoding)) return first.encoding;
  const { encoding } = bestOf(FURTHER, bytes, first);
  if (encoding !== 'windows-1252' && encoding !== 'macintosh') return encoding;
  const decode = (other: TextEncoding): string => textDecoderOf(other).decode(bytes);
  return otherLatin(decode(encoding), decode) ?? encoding;
}

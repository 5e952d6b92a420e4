import { normalizeText } from './normalizeText.ts';

/** Scripts written without spaces between words (and Hangul, whose particles attach to words): compared by character, not by word. */
const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`;
const WORD_CHARACTER = String.raw`\p{L}\p{M}\p{N}`;
const TOKEN = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[${WORD_CHARACTER}])+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const APOSTROPHE = /['\u2018\u2019\u02bc\u2032]/gu;

/** Chinese question synonyms: each pattern becomes one character, so that the question word has little weight. */
const ZH_SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/(?:怎么样|怎样|如何|咋样|好不好)$/u, '好'],
  [/最好/gu, '好'],
  [/怎么|怎样|如何|咋/gu, '怎'],
  [/哪一?[个款种家些类台部双支只瓶]|有什么|有哪些|什么|有啥|啥/gu, '哪'],
];
const ZH_QUESTION = /[怎哪]/u;
/** Words that carry no meaning in a question. Cutting them inside another word (目的, 酒吧) is harmless: it happens in both texts. */
const ZH_PARTICLES = /请问一下|请问|想问一下|一下|吗|呢|吧|啊|呀|嘛|呗|的|了|请|是/gu;

/** English function words; words that invert or change a question (not, without, from, how, why) are kept. */
const EN_PARTICLES: ReadonlySet<string> = new Set(
  (
    'a an the of for in on at by and or is are was were be been do does did can could should would will shall i me my ' +
    'we us our you your it its this that these those there please tell some any what which whats'
  ).split(' '),
);
const EN_SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['versus', 'vs'],
  ['top', 'best'],
]);

/** Makes `how to choose` equal to `how do I choose`; elsewhere `to` is a direction and stays. */
const HOW_TO = /\bhow to\b/gu;

/** A word that is a code or number (2026, m50xq2): it means something else when one character differs. */
const HAS_DIGIT = /\p{N}/u;

/**
 * Reduces plurals to singulars, and nothing else: Harman's S-stemmer (1991, "How effective is suffixing?") with `boxes` and `dishes` added.
 */
export function singular(word: string): string {
  if (/[^ae]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ss|sh|ch)es$/u.test(word)) return word.slice(0, -2);
  return /[^us]s$/u.test(word) && word.length > 2 ? word.slice(0, -1) : word;
}

/** The words of a text in lower case; characters of scripts without spaces stay joined across spaces and marks. */
function tokensOf(text: string): string[] {
  const plain = normalizeText(text, 'NFKC').toLowerCase().replace(APOSTROPHE, '').replace(HOW_TO, 'how');
  const tokens: string[] = [];
  for (const [token] of plain.matchAll(TOKEN)) {
    const before = tokens.at(-1);
    if (before !== undefined && STARTS_UNSPACED.test(before) && STARTS_UNSPACED.test(token)) {
      tokens[tokens.length - 1] = before + token;
    } else {
      tokens.push(token);
    }
  }
  return tokens;
}

function withoutParticles(tokens: readonly string[]): string[] {
  return tokens
    .map((token) => {
      if (!STARTS_UNSPACED.test(token)) {
        return EN_PARTICLES.has(token) ? '' : singular(EN_SYNONYMS.get(token) ?? token);
      }
      const cut = token.replace(ZH_PARTICLES, '');
      return ZH_SYNONYMS.reduce((text, [pattern, symbol]) => text.replace(pattern, symbol), cut);
    })
    .filter((token) => token !== '');
}

/**
 * Normal form in which prompts that differ only in spelling are equal: NFKC, lower case, no punctuation, spaces only between words, no
 * particles, English plurals as singulars. A text of particles only keeps them; one without a letter or digit is empty.
 */
export function normalisePrompt(text: string): string {
  const tokens = tokensOf(text);
  const kept = withoutParticles(tokens);
  return (kept.length > 0 ? kept : tokens).join(' ');
}

function add(features: Map<string, number>, feature: string, weight: number): void {
  features.set(feature, (features.get(feature) ?? 0) + weight);
}

/**
 * Half a point for each character and each pair of neighbours: pairs respect the order, single characters ignore it. Question words can
 * stand first, last or in the middle, so they form no pairs.
 */
function addCharacters(features: Map<string, number>, token: string): void {
  const characters = Array.from(token);
  characters.forEach((character, i) => {
    add(features, character, 0.5);
    const next = characters[i + 1];
    if (next !== undefined && !ZH_QUESTION.test(character + next)) add(features, character + next, 0.5);
  });
}

/** Two points for a word, about as many as a Chinese word of two characters gets: one for the whole word, one for its letters. */
function addWord(features: Map<string, number>, word: string): void {
  if (HAS_DIGIT.test(word)) {
    add(features, `=${word}`, 2);
    return;
  }
  add(features, `=${word}`, 1);
  const letters = Array.from(`^${word}$`);
  for (let i = 1; i < letters.length; i += 1) {
    add(features, `~${letters[i - 1] ?? ''}${letters[i] ?? ''}`, 1 / (letters.length - 1));
  }
}

/** The weighted features that prompts are compared by: characters and their pairs (zh), words and pairs of letters (en). */
export function promptFeatures(text: string): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  for (const token of normalisePrompt(text).split(' ')) {
    if (token === '') continue;
    if (STARTS_UNSPACED.test(token)) addCharacters(features, token);
    else addWord(features, token);
  }
  return features;
}

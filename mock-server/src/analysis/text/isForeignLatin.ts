import { addToGroup } from '#client/lib/groupByKey.ts';

/**
 * Function words by language. Those that are also English, as a word or in names used in English (la, el, de, on), are in none of the other
 * lists.
 */
const WORDS = {
  en: `the is are of for and with what which who how why when where best better top most to in on by or it its that this these at from as be can
    should would could do does did has have had not my i you your we our their there than vs versus good cheap cheapest worth under without near`,
  de: `der das und ist nicht ein eine einen einem einer für mit welche welcher welches welchen wie gut gute guten beste bester besten oder sich auch
    auf von vom zu zum zur im dem des bei wird werden kann kann man sind gibt kostet warum wer wo ich mein meine sie er wir ihr nach über unter
    als aus noch nur sehr mehr lohnt vergleich erfahrungen günstig günstige die`,
  fr: `le les des une un est et quel quelle quels quelles dans avec meilleur meilleure meilleurs meilleures pourquoi où ou aux du que qui je
    mon ma mes pas ce cette ces vous nous il elle sont sur par pour sans moins entre leur prix avis combien faut peut être la`,
  es: `los las una unos es con qué que cuál cual cuáles cuales mejor mejores cómo como por del al más mas mi su sus son dónde donde hay se lo
    entre sin para precio cuánto cuanto vale pena puedo y la el`,
  it: `gli una uno è per con quale quali migliore migliori come che di della dei delle nel nella sono più dove perché il lo si tra senza prezzo
    quanto costa la le`,
  pt: `os uma um é para com qual quais melhor melhores como que da dos das na no nas nos são mais onde por seu sua entre sem preço quanto custa e ao`,
  nl: `het een en voor met welke wat hoe waar van zijn niet ook beste bij naar kan uit deze die dat geen of maar de`,
  sv: `och är för med vilken vilket bästa hur att det som på av inte till om jag en ett`,
  da: `og er for med hvilken hvilket bedste hvordan at det som på af ikke til jeg en et den de`,
  pl: `na jest dla jaki jaka jakie który która najlepszy najlepsza najlepsze najlepszych czy nie się jak gdzie oraz od przy przez`,
  tr: `en iyi ve için ile hangi nasıl bir hangisi mi mı nedir gibi daha olan bu ne`,
  id: `yang dan untuk dengan apa terbaik bagaimana di dari adalah ini itu atau pada saya`,
  fi: `ja ei että mutta tai myös kuin sekä joka jotka ovat paras parhaat parhaista hyvä sitä`,
  hu: `és az egy nem hogy vagy ez legjobb nagyon jó`,
  ro: `și este în pentru mai sunt din cel cele bun bună foarte`,
  cs: `je na že jako nebo jsou také nejlepší který pokud`,
  vi: `là và của các được không cho những một tốt nhất`,
} as const;
type Language = keyof typeof WORDS;

const languages = Object.entries(WORDS).map(([language, words]) => ({ language, words: new Set(words.split(/\s+/u)) }));
/** Languages that have each word in their list. */
const languagesOf = new Map<string, number[]>();
languages.forEach(({ words }, place) => {
  for (const word of words) addToGroup(languagesOf, word, place);
});
const ENGLISH = languages.findIndex(({ language }) => language === ('en' satisfies Language));

const WORD = /[\p{Script=Latin}'’]+/gu;
/** A capital inside a sentence marks a name: La Roche-Posay, El Paso. */
const CAPITAL = /^\p{Lu}/u;
/** The first part of a text suffices to detect its language. */
const READ = 1500;
/** Fewer function words than this prove nothing. */
const FEW = 2;
const HAN = /[\u3400-\u9fff]/u;
/** Two of the most common English words at the start settle it for nearly every English text, without splitting it into words. */
const SURELY_ENGLISH = [' the ', ' and ', ' of ', ' is ', ' with '] as const;

/**
 * True for a text in a language of the Latin script other than English, detected by function words: more of another language than
 * of English, and at least two. A text of only names and nouns is not distinguished from English.
 */
export function isForeignLatin(text: string): boolean {
  const read = text.length > READ ? text.slice(0, READ) : text;
  // Chinese texts may contain any number of Latin words.
  if (HAN.test(read) || SURELY_ENGLISH.filter((word) => read.includes(word)).length >= FEW) return false;
  const counts = languages.map(() => 0);
  let isFirst = true;
  for (const [word] of read.matchAll(WORD)) {
    if (isFirst || !CAPITAL.test(word)) {
      for (const place of languagesOf.get(word.toLowerCase()) ?? []) counts[place] = (counts[place] ?? 0) + 1;
    }
    isFirst = false;
  }
  const english = counts[ENGLISH] ?? 0;
  const most = Math.max(...counts.filter((_, place) => place !== ENGLISH));
  return most >= FEW && most > english;
}

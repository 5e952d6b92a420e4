import type { Kit } from '#client/api/draftSchemas.ts';
import { foldText } from '#client/lib/rows/foldText.ts';
import { badInput } from '../../refusal/MockError.ts';

/**
 * A kit as typed, each word once whatever its case.
 * @throws MockError (422) naming the word that is both to be used and never to be used.
 */
export function readKit(typed: Kit): Kit {
  const kit = {
    names: once(typed.names),
    tone_words: once(typed.tone_words),
    banned_words: once(typed.banned_words),
  };
  const wanted = new Set([...kit.names, ...kit.tone_words].map(foldText));
  const both = kit.banned_words.find((word) => wanted.has(foldText(word)));
  if (both !== undefined) {
    throw badInput('banned_words', {
      zh: `“${both}”同时是品牌名称或风格词`,
      en: `"${both}" is also a name or a tone word`,
    });
  }
  return kit;
}

function once(words: readonly string[]): string[] {
  return [...new Map(words.toReversed().map((word) => [foldText(word), word])).values()].toReversed();
}

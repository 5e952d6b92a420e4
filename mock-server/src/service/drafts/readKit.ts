import type { Kit } from '#client/api/draftSchemas.ts';
import { foldText } from '#client/lib/rows/foldText.ts';
import { badInput } from '#server/refusal/MockError.ts';

/**
 * Validates a typed brand kit; removes duplicate words case-insensitively.
 * @throws MockError (422) naming a word that is both preferred and forbidden.
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
      en: `“${both}” is also a name or a tone word`,
    });
  }
  return kit;
}

function once(words: readonly string[]): string[] {
  return [...new Map(words.toReversed().map((word) => [foldText(word), word])).values()].toReversed();
}

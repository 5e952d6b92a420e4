import { factVerdictSchema } from '#client/api/brandCentreSchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { choiceParam, flagParam, optionalChoiceParam, textParam } from '#client/lib/search/searchParams.ts';

export const brandTabs = ['identity', 'competitors', 'perception', 'facts'] as const;
export type BrandTab = (typeof brandTabs)[number];

export const tones = ['positive', 'neutral', 'negative'] as const;

export const nothingRead = { theme: '', brand: '', tone: null, fact: '', error: '', verdict: null } as const;

export const brandSearch = defineSearch({
  tab: choiceParam('tab', brandTabs, 'identity'),
  /** The theme of the cell whose quotes are shown; empty: none. */
  theme: textParam('theme'),
  brand: textParam('brand'),
  tone: optionalChoiceParam('tone', tones),
  /** The fact or error whose sentences are shown; empty: none. */
  fact: textParam('fact'),
  error: textParam('error'),
  verdict: optionalChoiceParam('verdict', factVerdictSchema.options),
  /** Show resolved errors too. */
  gone: flagParam('gone'),
});

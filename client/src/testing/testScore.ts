import { CitedText, countCited } from '../lib/contentScore/CitedText.ts';
import type { CitedTerms } from '../lib/contentScore/CitedText.ts';
import { scoreContent } from '../lib/contentScore/scoreContent.ts';
import { termsOf } from '../lib/contentScore/text/terms.ts';
import type { FactorId, FactorScore, PageFacts, ScoreInput } from '../lib/contentScore/types.ts';

const TODAY = '2026-06-30';

/** Page facts that pass every check outside the text. */
export const GOOD_PAGE: PageFacts = {
  status: 200,
  title: null,
  published: null,
  modified: null,
  visibleDate: null,
  author: null,
  organisation: null,
  hasAbout: false,
  hasContact: false,
  robots: [],
  textWithoutScripts: true,
  structuredData: [],
};

export function inputOf(text: string, more: Partial<ScoreInput> = {}): ScoreInput {
  return { text, prompts: [], entities: [], today: TODAY, facts: null, ...more };
}

export function factorOf(id: FactorId, text: string, more: Partial<ScoreInput> = {}): FactorScore {
  const { eligible, citable } = scoreContent(inputOf(text, more));
  const factor = [...eligible.factors, ...citable.factors].find((one) => one.id === id);
  if (factor === undefined) throw new Error(`No factor ${id}`);
  return factor;
}

/** The parts of the text that a factor marks as found. */
export function marked({ found }: FactorScore, text: string): string[] {
  return found.map(({ start, end }) => text.slice(start, end));
}

export function missingIds({ missing }: FactorScore): string[] {
  return missing.map(({ id }) => id);
}

/** Term statistics of the pages that answers to the prompts cite, from the texts of the pages. */
export function citedOf(texts: readonly string[], prompts: ScoreInput['prompts']): CitedTerms {
  const terms = [...new Set(prompts.flatMap(({ text }) => termsOf(text)))];
  return countCited(
    texts.map((text) => new CitedText(text)),
    terms,
  );
}

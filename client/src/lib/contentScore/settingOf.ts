import type { CitedTerms } from './CitedText.ts';
import type { PageSketch } from './sketchPage.ts';
import type { PageFacts, ScorePrompt, ScoreSetting } from './types.ts';
import { WEIGHTS } from './weights.ts';
import type { WeighedFactorId } from './weights.ts';

/** The part of a score setting that all texts of a project share, as the API returns it. */
interface Basis {
  readonly weights: Readonly<Record<WeighedFactorId, number>> | null;
  readonly today: string;
  readonly entities: readonly string[];
  readonly own_hosts: readonly string[];
  readonly own_pages: readonly PageSketch[];
}

/** The part of a score setting that depends on the prompts, as the API returns it. */
interface Target {
  readonly prompts: readonly ScorePrompt[];
  readonly facts: PageFacts | null;
  readonly cited: CitedTerms;
}

/** Builds the score setting, for the server and for every screen, so that all rate a text alike. */
export function settingOf(basis: Basis, { prompts, facts, cited }: Target, pageId: string | null): ScoreSetting {
  const { weights, today, entities, own_hosts: ownHosts, own_pages: ownPages } = basis;
  return {
    prompts,
    entities,
    today,
    facts,
    weights: { ...WEIGHTS, ...weights },
    cited,
    ownPages,
    pageId,
    ownHosts,
  };
}

import type { CitedTerms } from './CitedText.ts';
import type { PageSketch } from './sketchPage.ts';
import type { PageFacts, ScorePrompt, ScoreSetting } from './types.ts';
import { WEIGHTS } from './weights.ts';
import type { WeighedFactorId } from './weights.ts';

/** What every text of a project is rated by, as the API tells it. */
interface Basis {
  readonly weights: Readonly<Record<WeighedFactorId, number>> | null;
  readonly today: string;
  readonly entities: readonly string[];
  readonly own_hosts: readonly string[];
  readonly own_pages: readonly PageSketch[];
}

/** What a text is rated by for some prompts, as the API tells it. */
interface Target {
  readonly prompts: readonly ScorePrompt[];
  readonly facts: PageFacts | null;
  readonly cited: CitedTerms;
}

/** All that a text is rated by: put together here for the server and for every screen, so that each rates it alike. */
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

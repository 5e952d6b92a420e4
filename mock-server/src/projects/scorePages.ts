import { setImmediate } from 'node:timers/promises';
import type { OwnPage, PageScores } from '../../../client/src/api/ownPageSchemas.ts';
import { scoreContent } from '../../../client/src/lib/contentScore/scoreContent.ts';
import type { ScoreInput } from '../../../client/src/lib/contentScore/types.ts';
import { similarPages } from '../analysis/pages/similarPages.ts';
import type { ScoredPage } from '../analysis/pages/inventoryReport.ts';
import type { ProjectDefinition } from '../analysis/types.ts';
import { hashOf } from '../import/stableId.ts';

/** Scores of one text some hundred bytes each. */
const MOST_KEPT = 5000;
const kept = new Map<string, PageScores>();

/** What the score of a page of a project is made from: for the server and for whoever shows the factors. */
export function scoreInputOf(
  page: OwnPage,
  project: ProjectDefinition,
  today: string,
  similar: readonly OwnPage[],
): ScoreInput {
  const [own] = project.brands;
  const wanted = new Set(page.prompt_ids);
  return {
    text: page.text,
    prompts: project.prompts.flatMap(({ id, text }) => (wanted.has(id) ? [{ id, text }] : [])),
    entities: own === undefined ? [] : [own.name, ...own.aliases],
    today,
    facts: page.facts,
    ownTexts: similar.map(({ id, title, text }) => ({ id, title, text })),
    ownHosts: own?.domains ?? [],
  };
}

function scoresOf(input: ScoreInput): PageScores {
  const key = hashOf([JSON.stringify(input)], 40);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { eligible, citable } = scoreContent(input);
  const scores = {
    eligible: { score: eligible.score, capped: eligible.capped },
    citable: { score: citable.score, capped: citable.capped },
  };
  kept.set(key, scores);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return scores;
}

/**
 * Both scores of every page, kept per version of its text (and what else the score hangs on: the prompts, the day). Page by page with a pause, so
 * that nobody waits for hundreds at once.
 */
export async function scorePages(
  pages: readonly OwnPage[],
  project: ProjectDefinition,
  today: string,
): Promise<ScoredPage[]> {
  const similarTo = similarPages(pages);
  const scored: ScoredPage[] = [];
  for (const page of pages) {
    const scores = page.text === '' ? null : scoresOf(scoreInputOf(page, project, today, similarTo(page)));
    scored.push({ page, scores });
    await setImmediate();
  }
  return scored;
}

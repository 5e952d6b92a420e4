import { setImmediate } from 'node:timers/promises';
import type { OwnPage, PageScores } from '#client/api/ownPageSchemas.ts';
import { scoreContent } from '#client/lib/contentScore/scoreContent.ts';
import { settingOf } from '#client/lib/contentScore/settingOf.ts';
import type { ScoredPage } from '#server/analysis/pages/inventoryReport.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { cachedValues } from '../cache/cachedValues.ts';
import type { Scoring } from './createScoring.ts';

/** Cache limit: the scores of one text have some hundred bytes. */
const MOST_KEPT = 5000;
const kept = cachedValues<PageScores>(MOST_KEPT);

function scoresOf(page: OwnPage, { basis, key: basisKey, targetOf }: Scoring): PageScores {
  const target = targetOf(page.prompt_ids, page);
  const key = hashOf([basisKey, page.id, page.text, JSON.stringify(target)], 40);
  return kept.memo(key, {
    context: () => {
      const { eligible, citable } = scoreContent({ ...settingOf(basis, target, page.id), text: page.text });
      return {
        eligible: { score: eligible.score, capped: eligible.capped },
        citable: { score: citable.score, capped: citable.capped },
      };
    },
  });
}

/**
 * Computes both scores of every page in slices. Cached by their inputs: the text, the prompts, the other pages, the weights, and the
 * day.
 */
export async function scorePages(pages: readonly OwnPage[], scoring: Scoring): Promise<ScoredPage[]> {
  const scored: ScoredPage[] = [];
  for (const page of pages) {
    scored.push({ page, scores: page.text === '' ? null : scoresOf(page, scoring) });
    await setImmediate();
  }
  return scored;
}

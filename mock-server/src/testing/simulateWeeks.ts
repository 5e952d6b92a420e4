/** Two weeks of answers drawn from a seed, for the simulation of alerts. */
import { addDays } from '#client/lib/dates.ts';
import { alertReport } from '../analysis/alerts/alertReport.ts';
import type { AlertReport } from '../analysis/alerts/alertReport.ts';
import { workplaceWindow } from '../analysis/workplace/workplaceWindow.ts';
import { tableForTest } from './tableForTest.ts';
import type { TestRow } from './tableForTest.ts';

const TODAY = '2026-03-14';
const PROMPTS = 24;
const PLATFORMS = 3;
const TOPICS = 4;
/** Days of the week on which every prompt is asked once. */
const ASKED_ON = [0, 1, 2, 3, 4, 5, 6];
const BRANDS = 'ABCD';

/** Mulberry32: the same seed draws the same numbers on every machine. */
function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Weeks {
  readonly seed: number;
  /** Decrease of the own brand's probability to be named in the second week; 0: no change. */
  readonly drop: number;
  /** Limits the drop to one platform. */
  readonly platform?: number;
}

/**
 * Every prompt names each brand at its own rate, drawn once, so that answers to one prompt are correlated; both weeks
 * use the same rates.
 */
export function drawWeeks({ seed, drop, platform: only }: Weeks): AlertReport {
  const draw = drawing(seed);
  const rates = Array.from({ length: PROMPTS }, () => Array.from(BRANDS, () => 0.1 + 0.8 * draw()));
  const positive = Array.from({ length: PROMPTS }, () => draw());
  const cited = Array.from({ length: PROMPTS }, () => 0.6 * draw());
  const rows: TestRow[] = [];
  for (const week of [1, 0]) {
    for (const day of ASKED_ON) {
      for (let prompt = 0; prompt < PROMPTS; prompt += 1) {
        for (let platform = 0; platform < PLATFORMS; platform += 1) {
          const fallen = week === 0 && (only === undefined || only === platform) ? drop : 0;
          const named = Array.from(BRANDS)
            .map((letter, brand) => ({
              letter,
              place: draw(),
              is: draw() < (rates[prompt]?.[brand] ?? 0) - (brand === 0 ? fallen : 0),
            }))
            .filter(({ is }) => is)
            .sort((a, b) => a.place - b.place)
            .map(({ letter }) => letter)
            .join('');
          const refused = draw() < 0.05;
          const sentiment = draw() < (positive[prompt] ?? 0) ? 'positive' : 'negative';
          const ours = draw() < (cited[prompt] ?? 0);
          rows.push({
            ...{ prompt, platform, named, at: addDays(TODAY, -(week * 7 + day)) },
            status: refused ? 'refused' : 'ok',
            sentiment: { A: sentiment },
            cites: ours ? ['a.com/x', 'news.org/1'] : ['news.org/1'],
          });
        }
      }
    }
  }
  const topics = Array.from({ length: PROMPTS }, (_, prompt) => prompt % TOPICS);
  const table = tableForTest(rows, { brands: BRANDS, platforms: PLATFORMS, topics });
  return alertReport(table, workplaceWindow(table, TODAY, 'UTC'), TODAY);
}

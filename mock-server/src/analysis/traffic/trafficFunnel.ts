import type { FunnelStep, Traffic, TrafficGap } from '#client/api/trafficSchemas.ts';
import { FUNNEL_STEPS } from '#client/api/trafficSchemas.ts';
import type { PageTally } from './tallyPages.ts';

/** Whether a page passed a step, independent of the others. */
const PASSED: Readonly<Record<FunnelStep, (tally: PageTally) => boolean>> = {
  crawled: ({ fetched }) => fetched > 0,
  cited: ({ cited }) => cited > 0,
  named: ({ named }) => named > 0,
  visited: ({ visits }) => visits > 0,
};

/**
 * The funnel: pages that an AI crawler fetched without an error; of these, those cited by answers; of these, those cited by answers that
 * name the own brand; of these, those that an AI engine sent a visitor to. Next to each step, all pages that passed it independently.
 */
export function trafficFunnel(pages: Iterable<PageTally>): Traffic['funnel'] {
  const funnel = {
    crawled: { pages: 0, all: 0 },
    cited: { pages: 0, all: 0 },
    named: { pages: 0, all: 0 },
    visited: { pages: 0, all: 0 },
  };
  for (const page of pages) {
    let isIn = true;
    for (const step of FUNNEL_STEPS) {
      const passed = PASSED[step](page);
      isIn &&= passed;
      funnel[step].pages += Number(isIn);
      funnel[step].all += Number(passed);
    }
  }
  return funnel;
}

/** Whether a page lacks a step although it passed the steps that usually lead to it. */
export function hasGap(page: PageTally, gap: TrafficGap): boolean {
  const { crawled, cited, named, visited } = PASSED;
  switch (gap) {
    case 'not_crawled':
      return !crawled(page) && (cited(page) || visited(page));
    case 'not_cited':
      return crawled(page) && !cited(page);
    case 'not_named':
      return cited(page) && !named(page);
    case 'not_visited':
      return cited(page) && !visited(page);
  }
}

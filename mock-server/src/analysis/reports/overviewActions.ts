import type { Action } from '../../../../client/src/api/overviewSchemas.ts';
import { STATUS_CODES } from '../types.ts';
import type { OverviewData } from './overviewData.ts';
import { hasOwn } from './overviewTiles.ts';
import { topIndexes } from './sourceMix.ts';
import type { SourceTotals } from './sourceTotals.ts';

const OK = STATUS_CODES.indexOf('ok');
const MAX_ACTIONS = 7;
const PER_RULE = 3;
/** A rule speaks only on at least this many answers. */
const MIN_ANSWERS = 5;
/** "Hardly ever named". */
const RARELY = 0.1;
/** "Rivals are named there": in at least this share of the answers without us. */
const RIVALS_SHARE = 0.5;

function promptParts(data: OverviewData, prompt: number): Pick<Action, 'prompt_id' | 'prompt_text' | 'topic_id'> {
  const found = data.project.prompts[prompt];
  return { prompt_id: found?.id ?? null, prompt_text: found?.text ?? null, topic_id: found?.topic_id ?? null };
}

/** Ids of the (at most three) rivals with the highest counts; `counts[b]` belongs to brand b. */
function topRivals(data: OverviewData, counts: Float64Array): string[] {
  return topIndexes(
    counts.map((count, brand) => (brand === 0 ? 0 : count)),
    3,
  ).flatMap((brand) => data.project.brands[brand]?.id ?? []);
}

interface PromptTotals {
  readonly ok: Float64Array;
  readonly naming: Float64Array;
  /** prompt * brands + brand */
  readonly named: Float64Array;
}

function promptTotals({ sums }: OverviewData): PromptTotals {
  const { brandCount, promptCount } = sums;
  const ok = new Float64Array(promptCount);
  const naming = new Float64Array(promptCount);
  const named = new Float64Array(promptCount * brandCount);
  for (let cell = 0; cell < sums.cells; cell += 1) {
    const prompt = sums.cellPrompt[cell] ?? 0;
    ok[prompt] = (ok[prompt] ?? 0) + (sums.ok[cell] ?? 0);
    naming[prompt] = (naming[prompt] ?? 0) + (sums.naming[cell] ?? 0);
    for (let brand = 0; brand < brandCount; brand += 1) {
      const index = prompt * brandCount + brand;
      named[index] = (named[index] ?? 0) + (sums.named[cell * brandCount + brand] ?? 0);
    }
  }
  return { ok, naming, named };
}

/**
 * create_coverage: prompts whose answers hardly ever name us (at most 10 %) while at least half of those without us name a rival:
 * there is nothing of ours to name. Evidence: the answers to the prompt that do not name us.
 */
function coverageActions(data: OverviewData): Action[] {
  const { ok, naming, named } = promptTotals(data);
  const { brandCount } = data.sums;
  const silent = ok.map((answers, prompt) => {
    const own = named[prompt * brandCount] ?? 0;
    const withoutUs = answers - own;
    const withRivals = (naming[prompt] ?? 0) - own;
    const applies = answers >= MIN_ANSWERS && own <= RARELY * answers && withRivals >= RIVALS_SHARE * withoutUs;
    return applies ? withoutUs : 0;
  });
  return topIndexes(silent, PER_RULE).map((prompt) => ({
    id: `create_coverage|${data.project.prompts[prompt]?.id ?? ''}`,
    rule: 'create_coverage',
    ...promptParts(data, prompt),
    domain: null,
    answers: silent[prompt] ?? 0,
    rival_ids: topRivals(data, named.slice(prompt * brandCount, (prompt + 1) * brandCount)),
  }));
}

/** Per wanted domain: how many answers that cite it and do not name us name each brand. */
function brandsBesideDomain(data: OverviewData, totals: SourceTotals, wanted: readonly number[]): Float64Array[] {
  const { table, rows } = data;
  const slots = new Int8Array(totals.domains.names.length).fill(-1);
  wanted.forEach((domain, slot) => {
    slots[domain] = slot;
  });
  const counts = wanted.map(() => new Float64Array(table.brandCount));
  for (const row of rows) {
    const mask = table.namedMask[row] ?? 0;
    if (table.status[row] !== OK || mask === 0 || (mask & 1) === 1) {
      continue;
    }
    let seen = 0;
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      const slot = slots[totals.domains.ofUrl[table.citationUrl[i] ?? 0] ?? 0] ?? -1;
      if (slot >= 0 && ((seen >>> slot) & 1) === 0) {
        seen |= 1 << slot;
        addMask(counts[slot], mask);
      }
    }
  }
  return counts;
}

/** Counts one answer for every brand of its mask. */
function addMask(counts: Float64Array | undefined, mask: number): void {
  for (let brand = 0; counts !== undefined && brand < counts.length; brand += 1) {
    counts[brand] = (counts[brand] ?? 0) + ((mask >>> brand) & 1);
  }
}

/**
 * earn_inclusion: third-party domains cited in answers that do not name us, at least half of which name a rival: get into what the
 * engines already read. Evidence: the answers that cite the domain and do not name us.
 */
function inclusionActions(data: OverviewData, totals: SourceTotals): Action[] {
  const { names, types } = totals.domains;
  const gaps = totals.silentAnswers.map((silent, domain) => {
    const isOthers = types[domain] !== 'own' && types[domain] !== 'competitor';
    const rivals = totals.rivalAnswers[domain] ?? 0;
    return isOthers && silent >= MIN_ANSWERS && rivals >= RIVALS_SHARE * silent ? silent : 0;
  });
  const wanted = topIndexes(gaps, PER_RULE);
  const counts = brandsBesideDomain(data, totals, wanted);
  return wanted.map((domain, slot) => ({
    id: `earn_inclusion|${names[domain] ?? ''}`,
    rule: 'earn_inclusion',
    prompt_id: null,
    prompt_text: null,
    topic_id: null,
    domain: names[domain] ?? null,
    answers: gaps[domain] ?? 0,
    rival_ids: topRivals(data, counts[slot] ?? new Float64Array(0)),
  }));
}

interface PageGap {
  answers: number;
  readonly domains: Map<string, number>;
  readonly named: Float64Array;
}

/** Answers that cite a page of ours and do not name us, by prompt. */
function pageGaps({ table, rows, project }: OverviewData): Map<number, PageGap> {
  const gaps = new Map<number, PageGap>();
  for (const row of rows) {
    const mask = table.namedMask[row] ?? 0;
    if (table.status[row] !== OK || ((table.citedMask[row] ?? 0) & 1) === 0 || (mask & 1) === 1) {
      continue;
    }
    const prompt = table.prompt[row] ?? 0;
    const gap = gaps.get(prompt) ?? {
      answers: 0,
      domains: new Map<string, number>(),
      named: new Float64Array(project.brands.length),
    };
    gaps.set(prompt, gap);
    gap.answers += 1;
    for (let i = table.citationStart[row] ?? 0; i < (table.citationStart[row + 1] ?? 0); i += 1) {
      const url = table.urls[table.citationUrl[i] ?? 0];
      if (url?.brand === 0) {
        gap.domains.set(url.domain, (gap.domains.get(url.domain) ?? 0) + 1);
      }
    }
    addMask(gap.named, mask);
  }
  return gaps;
}

/**
 * improve_page: prompts whose answers cite a page of ours without naming us: the page is read but gives no reason to say our name.
 * Evidence: those answers.
 */
function pageActions(data: OverviewData): Action[] {
  return [...pageGaps(data)]
    .filter(([, { answers }]) => answers >= MIN_ANSWERS)
    .sort(([a, first], [b, second]) => second.answers - first.answers || a - b)
    .slice(0, PER_RULE)
    .map(([prompt, gap]) => {
      const [domain] = [...gap.domains].sort(([, a], [, b]) => b - a)[0] ?? [null];
      return {
        id: `improve_page|${data.project.prompts[prompt]?.id ?? ''}`,
        rule: 'improve_page',
        ...promptParts(data, prompt),
        domain,
        answers: gap.answers,
        rival_ids: topRivals(data, gap.named),
      };
    });
}

/** What to do next, at most 7 steps, the one with most answers as evidence first. */
export function overviewActions(data: OverviewData, totals: SourceTotals): Action[] {
  if (!hasOwn(data)) {
    return [];
  }
  return [...coverageActions(data), ...inclusionActions(data, totals), ...pageActions(data)]
    .sort((a, b) => b.answers - a.answers)
    .slice(0, MAX_ACTIONS);
}

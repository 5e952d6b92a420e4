import { buildTable } from '../analysis/table/buildTable.ts';
import { STATUS_CODES } from '../analysis/types.ts';
import type { AnswerStatus, BrandDefinition, ProjectDefinition, RawAnswer } from '../analysis/types.ts';

/** Answers are analysed so many at a time and forgotten; a table of all of them would hold all their texts. */
const BATCH = 1000;

const COUNTED = 'counted';

export type BrandTally = {
  readonly name: string;
  readonly own: boolean;
  readonly answers: number;
  readonly mentions: number;
};

/** Counts a project's answers as they pass: by the analysis itself, so that the figures are those the screens show. */
export class AnswerTally {
  readonly #project: ProjectDefinition;
  readonly #brands: { readonly name: string; readonly own: boolean; answers: number; mentions: number }[];
  readonly #platforms = new Map<string, number>();
  readonly #statuses: Record<AnswerStatus, number> = { ok: 0, refused: 0, empty: 0, failed: 0 };
  #batch: RawAnswer[] = [];
  #count = 0;
  #first = Infinity;
  #last = -Infinity;
  #citationsKept = 0;
  #citationsDropped = 0;
  #notCaptured = 0;

  constructor(brands: readonly BrandDefinition[]) {
    this.#brands = brands.map(({ name, own }) => ({ name, own, answers: 0, mentions: 0 }));
    // Which prompt and platform an answer belongs to does not matter here, and a project may have a million prompts.
    this.#project = {
      id: COUNTED,
      name: COUNTED,
      brands,
      topics: [],
      platforms: [{ id: COUNTED, name: COUNTED }],
      prompts: [{ id: COUNTED, text: '', topic_id: null, tags: [], keyword_ids: [] }],
      keywords: [],
      events: [],
    };
  }

  add(answer: RawAnswer): void {
    this.#count += 1;
    this.#first = Math.min(this.#first, answer.asked_at);
    this.#last = Math.max(this.#last, answer.asked_at);
    this.#platforms.set(answer.platform_id, (this.#platforms.get(answer.platform_id) ?? 0) + 1);
    this.#batch.push({ ...answer, prompt_id: COUNTED, platform_id: COUNTED });
    if (this.#batch.length >= BATCH) this.#analyse();
  }

  get count(): number {
    return this.#count;
  }

  get brands(): readonly BrandTally[] {
    this.#analyse();
    return this.#brands;
  }

  get statuses(): Readonly<Record<AnswerStatus, number>> {
    this.#analyse();
    return this.#statuses;
  }

  /** `notCaptured`: answers whose sources nobody recorded. */
  get citations(): { readonly kept: number; readonly dropped: number; readonly notCaptured: number } {
    this.#analyse();
    return { kept: this.#citationsKept, dropped: this.#citationsDropped, notCaptured: this.#notCaptured };
  }

  /** Answers by platform id. */
  get platforms(): ReadonlyMap<string, number> {
    return this.#platforms;
  }

  /** Instants of the first and last answer, or null when there is none. */
  get period(): { readonly first: number; readonly last: number } | null {
    return this.#count === 0 ? null : { first: this.#first, last: this.#last };
  }

  #analyse(): void {
    if (this.#batch.length === 0) return;
    const table = buildTable(this.#project, this.#batch);
    this.#batch = [];
    for (const brand of table.mentionBrand) {
      const tally = this.#brands[brand];
      if (tally !== undefined) tally.mentions += 1;
    }
    this.#brands.forEach((tally, brand) => {
      for (let row = 0; row < table.count; row += 1)
        if (((table.namedMask[row] ?? 0) >>> brand) & 1) tally.answers += 1;
    });
    for (const code of table.status) this.#statuses[STATUS_CODES[code] ?? 'failed'] += 1;
    this.#citationsKept += table.citationStart[table.count] ?? 0;
    this.#citationsDropped += table.dropped.citations;
    for (const captured of table.captured) this.#notCaptured += captured === 0 ? 1 : 0;
  }
}

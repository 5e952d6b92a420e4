import { HostKinds } from '../citations/HostKinds.ts';
import type { HostKind } from '../citations/HostKinds.ts';
import type { SourceUrl } from '../citations/SourceUrl.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import type { AnswerTable } from './AnswerTable.ts';
import type { Mentions } from './MentionColumns.ts';
import { RowRecounter } from './RowRecounter.ts';

/**
 * Recounts the answers of a table for other brands. The result equals the table that an import with these brands would have made.
 * Texts, prompts, citations and the order of rows do not depend on brands and are shared with the old table.
 */
export class Recounter {
  readonly #table: AnswerTable;
  readonly #brands: readonly BrandDefinition[];
  readonly #rows: RowRecounter;
  #done = 0;

  constructor(table: AnswerTable, brands: readonly BrandDefinition[]) {
    this.#table = table;
    this.#brands = brands;
    this.#rows = new RowRecounter(table.project.brands, brands);
  }

  /** Answers counted so far. */
  get done(): number {
    return this.#done;
  }

  /** Whether texts are read at all: if no name changed, rows are only copied. */
  get readsTexts(): boolean {
    return this.#rows.readsTexts;
  }

  /** Counts up to `most` further answers; false when none was left. */
  step(most: number): boolean {
    const end = Math.min(this.#table.count, this.#done + most);
    for (let row = this.#done; row < end; row += 1) {
      this.#rows.count(this.#table, row);
    }
    const isMore = end > this.#done;
    this.#done = end;
    return isMore;
  }

  /** Appends the next answers, which another thread counted for the same brands. */
  append(mentions: Mentions): void {
    this.#rows.columns.append(mentions);
    this.#done += mentions.namedMask.length;
  }

  /** To be called once every answer is counted. */
  finish(): AnswerTable {
    const table = this.#table;
    const urls = ownedBy(table.urls, this.#brands);
    return {
      ...table,
      ...this.#rows.columns.finish(null),
      project: { ...table.project, brands: this.#brands },
      brandCount: this.#brands.length,
      urls,
      citedMask: citedMask(table, urls),
    };
  }
}

function ownedBy(urls: readonly SourceUrl[], brands: readonly BrandDefinition[]): readonly SourceUrl[] {
  const kinds = new HostKinds(brands);
  const ofHosts = new Map<string, HostKind>();
  return urls.map((page) => {
    const kind = ofHosts.get(page.host) ?? kinds.of(page.host);
    ofHosts.set(page.host, kind);
    return { ...page, ...kind };
  });
}

function citedMask({ count, citationStart, citationUrl }: AnswerTable, urls: readonly SourceUrl[]): Uint32Array {
  const bits = Uint32Array.from(urls, ({ brand }) => (brand < 0 ? 0 : 1 << brand));
  const masks = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const to = citationStart[row + 1] ?? 0;
    let mask = 0;
    for (let i = citationStart[row] ?? 0; i < to; i += 1) mask |= bits[citationUrl[i] ?? 0] ?? 0;
    masks[row] = mask;
  }
  return masks;
}

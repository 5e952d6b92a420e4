import { HostKinds } from '../citations/HostKinds.ts';
import type { HostKind } from '../citations/HostKinds.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { STATUS_CODES } from '../types.ts';
import type { AnswerTable, BrandDefinition, SourceUrl } from '../types.ts';
import { changedNames } from './changedNames.ts';
import { MentionColumns } from './MentionColumns.ts';

const OK = STATUS_CODES.indexOf('ok');
/** After so many texts it shows whether looking for changed names first saves time: it does up to this share of them. */
const TRIAL = 1000;
const MOST_FOUND = 0.6;

/**
 * Counts the answers of a table anew under other brands: the result is the table that reading them in under these brands would
 * have given. Texts, prompts, citations and the order of rows do not depend on brands and are shared with the old table.
 */
export class Recounter {
  readonly #table: AnswerTable;
  readonly #brands: readonly BrandDefinition[];
  readonly #mentions: MentionColumns;
  /** Where the brands of the table stand now; -1 for those given up. */
  readonly #places: readonly number[];
  /** Finds the texts in which anything can have changed; null: nothing can, 'all': anywhere. */
  readonly #changed: MentionMatcher | 'all' | null;
  #looked = 0;
  #found = 0;
  #done = 0;

  constructor(table: AnswerTable, brands: readonly BrandDefinition[]) {
    this.#table = table;
    this.#brands = brands;
    this.#mentions = new MentionColumns(brands);
    this.#places = table.project.brands.map((old) => brands.findIndex(({ id }) => id === old.id));
    const changed = changedNames(table.project.brands, brands);
    this.#changed = changed === null ? 'all' : changed.length === 0 ? null : new MentionMatcher(changed);
  }

  /** Answers counted so far. */
  get done(): number {
    return this.#done;
  }

  /** Counts at most so many answers more; false when none was left. */
  step(most: number): boolean {
    const end = Math.min(this.#table.count, this.#done + most);
    for (let row = this.#done; row < end; row += 1) {
      this.#count(row);
    }
    const isMore = end > this.#done;
    this.#done = end;
    return isMore;
  }

  /** Reading a text for all names and its sentences for their sentiment is what takes time: most texts hold no changed name. */
  #count(row: number): void {
    const { status, texts, labels } = this.#table;
    if (status[row] !== OK) {
      this.#mentions.add(null, undefined);
      return;
    }
    const text = this.#changed === null ? null : texts.text(row);
    if (text === null || !this.#mayHaveChanged(text)) {
      this.#mentions.copy(this.#table, row, this.#places);
    } else {
      this.#mentions.add(text, labels.get(row));
    }
  }

  #mayHaveChanged(text: string): boolean {
    // Looking first is lost time where nearly every text holds a changed name, as after renaming the own brand.
    const isIdle = this.#looked >= TRIAL && this.#found > this.#looked * MOST_FOUND;
    if (!(this.#changed instanceof MentionMatcher) || isIdle) {
      return true;
    }
    const isFound = this.#changed.occursIn(text);
    this.#looked += 1;
    this.#found += Number(isFound);
    return isFound;
  }

  /** Once every answer is counted. */
  finish(): AnswerTable {
    const table = this.#table;
    const urls = ownedBy(table.urls, this.#brands);
    return {
      ...table,
      ...this.#mentions.finish(null),
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
    const kind = ofHosts.get(page.host) ?? kinds.of(page.host, page.domain);
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

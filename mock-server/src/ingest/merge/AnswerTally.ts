import type { BrandDefinition, ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { STATUS_CODES } from '#server/analysis/table/AnswerTable.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { inZone } from '#server/analysis/table/inZone.ts';
import { MentionColumns } from '#server/analysis/table/MentionColumns.ts';
import type { AnswerStatus, RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { retableAnswers } from '#server/analysis/table/retableAnswers.ts';
import { TableBuilder } from '#server/analysis/table/TableBuilder.ts';
import { LineStore } from '#server/store/tables/LineTexts.ts';
import type { CachedRow } from './CachedMentions.ts';
import { MentionPool } from './MentionPool.ts';

/** Known answers per batch. */
const KNOWN_BATCH = 1000;

export type BrandTally = {
  readonly name: string;
  readonly own: boolean;
  readonly answers: number;
  readonly mentions: number;
};

/**
 * Counts a project's answers while they are written, with the code of the analysis, so that the figures match those on screen and the table
 * can be cached for reports. Memory is some hundred bytes per answer; the texts stay in the file.
 */
export class AnswerTally {
  readonly #counted: ProjectDefinition;
  readonly #builder: TableBuilder;
  readonly #lines: LineStore;
  readonly #pool: MentionPool;
  /** Cached mentions not yet passed on. */
  readonly #known: MentionColumns;
  readonly #places: readonly number[];
  #knownCount = 0;
  readonly #promptIds = new Set<string>();
  readonly #platforms = new Map<string, number>();
  #table: AnswerTable | null = null;

  /**
   * @param answers path of the file with the answers' lines.
   * @param isAlone mentions are found in this thread only.
   */
  constructor(brands: readonly BrandDefinition[], answers: () => string, isAlone = false) {
    // Prompts and platforms are registered as answers come.
    const none = { topics: [], platforms: [], prompts: [], keywords: [], events: [] };
    this.#counted = { id: 'counted', name: 'counted', brands, ...none };
    this.#lines = new LineStore(answers);
    this.#known = new MentionColumns(brands);
    this.#places = brands.map((_, place) => place);
    const builder = new TableBuilder(this.#counted, this.#lines);
    this.#builder = builder;
    this.#pool = new MentionPool(brands, (mentions) => builder.addMentions(mentions), isAlone);
  }

  /**
   * @param place byte range of the answer's line.
   * @param cached the answer's row in a cached table for the same brands; null: its text is analysed.
   */
  add(
    answer: RawAnswer,
    { from, size }: { readonly from: number; readonly size: number },
    cached: CachedRow | null = null,
  ): void {
    const { prompt_id: promptId, platform_id: platformId } = answer;
    this.#builder.know(promptId, platformId);
    this.#promptIds.add(promptId);
    this.#platforms.set(platformId, (this.#platforms.get(platformId) ?? 0) + 1);
    this.#lines.next(from, size);
    this.#builder.addUnread(answer);
    if (cached !== null) {
      this.#known.copy(cached.table, cached.row, this.#places);
      this.#knownCount += 1;
      if (this.#knownCount === KNOWN_BATCH) this.#handOnKnown();
      return;
    }
    this.#handOnKnown();
    // As in TableBuilder: only ok answers count.
    this.#pool.add([answer.status === 'ok' ? answer.text : null, answer.sentiments]);
  }

  /** Resolves when more answers may be added. @throws errors of finding mentions. */
  room(): Promise<void> {
    return this.#pool.room();
  }

  /** Resolves when every answer is counted and the figures can be read. @throws as `room`. */
  finish(): Promise<void> {
    this.#handOnKnown();
    return this.#pool.finish();
  }

  /** Discards what is not counted yet; no-op after `finish`. */
  discard(): void {
    this.#pool.close();
  }

  get count(): number {
    return this.#builder.count;
  }

  /** The table of all answers, with the indexes of a project. Nothing can be added afterwards. */
  tableUnder(project: ProjectDefinition): AnswerTable {
    const table = this.#finished();
    const prompts = Array.from(this.#promptIds, (id) => ({ id, text: '', topic_id: null, tags: [], keyword_ids: [] }));
    const places = new Map(project.platforms.map(({ id }, index) => [id, index]));
    const platforms = Array.from(this.#platforms.keys(), (id) => places.get(id) ?? 0);
    return {
      ...retableAnswers({ ...table, project: { ...this.#counted, prompts } }, project),
      platform: table.platform.map((platform) => platforms[platform] ?? 0),
    };
  }

  get brands(): readonly BrandTally[] {
    const { namedMask, mentionBrand } = this.#finished();
    const mentions = new Float64Array(this.#counted.brands.length);
    for (const brand of mentionBrand) mentions[brand] = (mentions[brand] ?? 0) + 1;
    return this.#counted.brands.map(({ name, own }, brand) => {
      const answers = namedMask.reduce((sum, mask) => sum + ((mask >>> brand) & 1), 0);
      return { name, own, answers, mentions: mentions[brand] ?? 0 };
    });
  }

  get statuses(): Readonly<Record<AnswerStatus, number>> {
    const statuses: Record<AnswerStatus, number> = { ok: 0, refused: 0, empty: 0, failed: 0 };
    for (const code of this.#finished().status) statuses[STATUS_CODES[code] ?? 'failed'] += 1;
    return statuses;
  }

  /** `notCaptured`: number of answers whose sources were not recorded. */
  get citations(): { readonly kept: number; readonly dropped: number; readonly notCaptured: number } {
    const { citationUrl, dropped, captured } = this.#finished();
    const notCaptured = captured.reduce((sum, flag) => sum + (flag === 0 ? 1 : 0), 0);
    return { kept: citationUrl.length, dropped: dropped.citations, notCaptured };
  }

  /** Number of answers by platform id. */
  get platforms(): ReadonlyMap<string, number> {
    return this.#platforms;
  }

  /** Ids of answered prompts. */
  get promptIds(): ReadonlySet<string> {
    return this.#promptIds;
  }

  /** First and last answer time, shifted to the zone; null without answers. */
  period(timeZone: string): { readonly first: number; readonly last: number } | null {
    const { askedAt } = inZone(this.#finished(), timeZone);
    const [first, last] = [askedAt[0], askedAt.at(-1)];
    return first === undefined || last === undefined ? null : { first, last };
  }

  #handOnKnown(): void {
    if (this.#knownCount === 0) return;
    this.#pool.addFound(this.#known.take());
    this.#knownCount = 0;
  }

  #finished(): AnswerTable {
    this.#table ??= this.#builder.finish();
    return this.#table;
  }
}

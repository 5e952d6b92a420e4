import {
  SENTIMENT_CODES,
  SENTIMENT_LABELLED,
  STATUS_CODES,
  type AnswerTable,
  type ProjectDefinition,
  type RawAnswer,
} from '../types.ts';
import { SourceIndex } from '../citations/SourceIndex.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { SentimentEstimator } from '../text/SentimentEstimator.ts';
import { detachString } from '../text/detachString.ts';
import { GrowingColumn, bytes, doubles, shorts, words } from './GrowingColumn.ts';
import { MemoryTextStore, type TextStore } from './TextStore.ts';
import { rowOrder } from './rowOrder.ts';

const MAX_BRANDS = 32;
const NO_TOPIC = 65535;
const MAX_SHORT = 65535;

/** Reads answers in one by one, so that an import can stream; `finish` gives the table. */
export class TableBuilder {
  readonly #project: ProjectDefinition;
  readonly #brandCount: number;
  readonly #matcher: MentionMatcher;
  readonly #estimator: SentimentEstimator;
  readonly #sources: SourceIndex;
  readonly #texts: TextStore;
  readonly #prompts: ReadonlyMap<string, number>;
  readonly #platforms: ReadonlyMap<string, number>;
  readonly #topicOfPrompt: readonly number[];
  readonly #titleOfUrl: string[] = [];
  readonly #modelNames = new Map<string, string>();

  readonly #ids: string[] = [];
  readonly #askedAt = new GrowingColumn(doubles);
  readonly #prompt = new GrowingColumn(words);
  readonly #platform = new GrowingColumn(shorts);
  readonly #topic = new GrowingColumn(shorts);
  readonly #run = new GrowingColumn(shorts);
  readonly #status = new GrowingColumn(bytes);
  readonly #namedMask = new GrowingColumn(words);
  readonly #position = new GrowingColumn(bytes);
  readonly #sentiment = new GrowingColumn(bytes);
  readonly #mentionStart = new GrowingColumn(words);
  readonly #mentionBrand = new GrowingColumn(bytes);
  readonly #mentionFrom = new GrowingColumn(words);
  readonly #mentionTo = new GrowingColumn(words);
  readonly #captured = new GrowingColumn(bytes);
  readonly #citationStart = new GrowingColumn(words);
  readonly #citationUrl = new GrowingColumn(words);
  readonly #citationPosition = new GrowingColumn(shorts);
  readonly #citationTitle: string[] = [];
  readonly #citedMask = new GrowingColumn(words);
  readonly #searches = new Map<number, readonly string[]>();
  readonly #models = new Map<number, string>();
  #droppedCitations = 0;
  #finished = false;

  /** Throws a RangeError when the project has more brands, platforms or topics than the columns can tell apart. */
  constructor(project: ProjectDefinition, texts: TextStore = new MemoryTextStore()) {
    checkSize('brands', project.brands.length, MAX_BRANDS);
    checkSize('platforms', project.platforms.length, MAX_SHORT);
    checkSize('topics', project.topics.length, MAX_SHORT);
    this.#project = project;
    this.#brandCount = project.brands.length;
    this.#matcher = new MentionMatcher(project.brands);
    this.#estimator = new SentimentEstimator(project.brands.length);
    this.#sources = new SourceIndex(project.brands);
    this.#texts = texts;
    this.#prompts = new Map(project.prompts.map((prompt, index) => [prompt.id, index]));
    this.#platforms = new Map(project.platforms.map((platform, index) => [platform.id, index]));
    const topics = new Map(project.topics.map((topic, index) => [topic.id, index]));
    this.#topicOfPrompt = project.prompts.map((prompt) =>
      prompt.topic_id === null ? NO_TOPIC : (topics.get(prompt.topic_id) ?? NO_TOPIC),
    );
    this.#mentionStart.push(0);
    this.#citationStart.push(0);
  }

  get count(): number {
    return this.#ids.length;
  }

  /** Throws, leaving the table as it was, when the answer names an unknown prompt or platform or has no valid time. */
  add(answer: RawAnswer): void {
    if (this.#finished) {
      throw new Error('The table is finished; nothing can be added to it.');
    }
    const prompt = this.#prompts.get(answer.prompt_id);
    const platform = this.#platforms.get(answer.platform_id);
    if (prompt === undefined) {
      throw new Error(`Answer "${answer.id}" refers to prompt "${answer.prompt_id}", which the project does not have.`);
    }
    if (platform === undefined) {
      throw new Error(
        `Answer "${answer.id}" refers to platform "${answer.platform_id}", which the project does not have.`,
      );
    }
    if (!Number.isFinite(answer.asked_at)) {
      throw new Error(`Answer "${answer.id}" has no valid time (asked_at).`);
    }
    const row = this.#ids.length;
    this.#ids.push(detachString(answer.id));
    this.#askedAt.push(answer.asked_at);
    this.#prompt.push(prompt);
    this.#platform.push(platform);
    this.#topic.push(this.#topicOfPrompt[prompt] ?? NO_TOPIC);
    this.#run.push(toShort(answer.run));
    this.#status.push(STATUS_CODES.indexOf(answer.status));
    this.#texts.append(answer.text);
    this.#addMentions(answer);
    this.#addCitations(answer);
    if (answer.searches !== undefined && answer.searches.length > 0) {
      this.#searches.set(row, answer.searches.map(detachString));
    }
    if (answer.model !== undefined && answer.model !== '') {
      this.#models.set(row, this.#modelOf(answer.model));
    }
  }

  /** The table of all answers added, its rows by time and then id. The builder is spent afterwards. */
  finish(): AnswerTable {
    this.#finished = true;
    const askedAt = this.#askedAt.toArray(null);
    const order = rowOrder(askedAt, this.#ids);
    return {
      project: this.#project,
      count: this.#ids.length,
      brandCount: this.#brandCount,
      ids: arrange(this.#ids, order),
      askedAt: order === null ? askedAt : this.#askedAt.toArray(order),
      prompt: this.#prompt.toArray(order),
      platform: this.#platform.toArray(order),
      topic: this.#topic.toArray(order),
      run: this.#run.toArray(order),
      status: this.#status.toArray(order),
      namedMask: this.#namedMask.toArray(order),
      position: this.#position.toArray(order, this.#brandCount),
      sentiment: this.#sentiment.toArray(order, this.#brandCount),
      mentionStart: arrangeStarts(this.#mentionStart, order),
      mentionBrand: this.#mentionBrand.gather(order, this.#mentionStart),
      mentionFrom: this.#mentionFrom.gather(order, this.#mentionStart),
      mentionTo: this.#mentionTo.gather(order, this.#mentionStart),
      captured: this.#captured.toArray(order),
      citationStart: arrangeStarts(this.#citationStart, order),
      citationUrl: this.#citationUrl.gather(order, this.#citationStart),
      citationPosition: this.#citationPosition.gather(order, this.#citationStart),
      citationTitle: gatherStrings(this.#citationTitle, order, this.#citationStart),
      urls: this.#sources.urls,
      citedMask: this.#citedMask.toArray(order),
      searches: arrangeMap(this.#searches, order),
      models: arrangeMap(this.#models, order),
      texts: this.#texts.finish(order),
      dropped: { citations: this.#droppedCitations },
    };
  }

  #addMentions(answer: RawAnswer): void {
    const first = this.#position.length;
    this.#position.pushZeros(this.#brandCount);
    this.#sentiment.pushZeros(this.#brandCount);
    // A refusal that repeats the question would name its brands; only what was answered counts.
    const count = answer.status === 'ok' ? this.#matcher.scan(answer.text) : 0;
    let mask = 0;
    let named = 0;
    for (let i = 0; i < count; i += 1) {
      const brand = this.#matcher.brandOf(i);
      this.#mentionBrand.push(brand);
      this.#mentionFrom.push(this.#matcher.fromOf(i));
      this.#mentionTo.push(this.#matcher.toOf(i));
      if ((mask & (1 << brand)) === 0) {
        mask |= 1 << brand;
        named += 1;
        this.#position.set(first + brand, named);
      }
    }
    this.#namedMask.push(mask >>> 0);
    this.#mentionStart.push(this.#mentionBrand.length);
    if (mask !== 0) {
      this.#addSentiments(answer, first, mask);
    }
  }

  #addSentiments(answer: RawAnswer, first: number, mask: number): void {
    const labels = answer.sentiments;
    this.#estimator.read(this.#matcher);
    for (let brand = 0; brand < this.#brandCount; brand += 1) {
      if ((mask & (1 << brand)) !== 0) {
        const label = labels?.[this.#project.brands[brand]?.id ?? ''];
        const code = label === undefined ? this.#estimator.codeOf(brand) : SENTIMENT_CODES[label] + SENTIMENT_LABELLED;
        this.#sentiment.set(first + brand, code);
      }
    }
  }

  #addCitations(answer: RawAnswer): void {
    let mask = 0;
    for (const citation of answer.citations ?? []) {
      const url = this.#sources.indexOf(citation.url);
      if (url < 0) {
        this.#droppedCitations += 1;
      } else {
        const brand = this.#sources.brandOf(url);
        mask |= brand < 0 ? 0 : 1 << brand;
        this.#citationUrl.push(url);
        this.#citationPosition.push(toShort(citation.position));
        this.#citationTitle.push(this.#titleOf(url, citation.title));
      }
    }
    this.#captured.push(answer.citations === null ? 0 : 1);
    this.#citedMask.push(mask >>> 0);
    this.#citationStart.push(this.#citationUrl.length);
  }

  /** A page mostly keeps its title: one copy is kept and compared, which is quicker than looking it up. */
  #titleOf(url: number, title: string): string {
    const known = this.#titleOfUrl[url];
    if (known === title) {
      return known;
    }
    const kept = detachString(title);
    if (known === undefined) {
      this.#titleOfUrl[url] = kept;
    }
    return kept;
  }

  #modelOf(name: string): string {
    const known = this.#modelNames.get(name) ?? detachString(name);
    this.#modelNames.set(known, known);
    return known;
  }
}

function checkSize(what: string, size: number, limit: number): void {
  if (size > limit) {
    throw new RangeError(`A project holds at most ${String(limit)} ${what}; this one has ${String(size)}.`);
  }
}

function toShort(value: number): number {
  return Number.isFinite(value) ? Math.min(MAX_SHORT, Math.max(0, Math.trunc(value))) : 0;
}

function arrange<T>(values: readonly T[], order: Uint32Array | null): readonly T[] {
  return order === null ? values : Array.from(order, (row) => values[row]).filter((value) => value !== undefined);
}

function arrangeStarts(starts: GrowingColumn<Uint32Array>, order: Uint32Array | null): Uint32Array {
  const result = starts.toArray(null);
  if (order !== null) {
    let used = 0;
    order.forEach((row, place) => {
      result[place] = used;
      used += starts.at(row + 1) - starts.at(row);
    });
  }
  return result;
}

function gatherStrings(
  values: readonly string[],
  order: Uint32Array | null,
  starts: GrowingColumn<Uint32Array>,
): readonly string[] {
  if (order === null) {
    return values;
  }
  const result: string[] = [];
  for (const row of order) {
    for (let i = starts.at(row); i < starts.at(row + 1); i += 1) {
      result.push(values[i] ?? '');
    }
  }
  return result;
}

function arrangeMap<T>(values: ReadonlyMap<number, T>, order: Uint32Array | null): ReadonlyMap<number, T> {
  if (order === null || values.size === 0) {
    return values;
  }
  const result = new Map<number, T>();
  order.forEach((row, place) => {
    const value = values.get(row);
    if (value !== undefined) {
      result.set(place, value);
    }
  });
  return result;
}

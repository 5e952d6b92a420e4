import { clamp } from '#client/lib/clamp.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { SourceIndex } from '../citations/SourceIndex.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { detachString } from '../text/detachString.ts';
import { STATUS_CODES, type AnswerTable } from './AnswerTable.ts';
import { arrangeStarts } from './arrangeStarts.ts';
import { GrowingColumn, bytes, doubles, shorts, words } from './GrowingColumn.ts';
import { MentionColumns } from './MentionColumns.ts';
import type { Mentions } from './MentionColumns.ts';
import type { AnswerDetails, RawAnswer, RawCitation, SentimentLabels } from './RawAnswer.ts';
import { rowOrder } from './rowOrder.ts';
import { runSteps } from './steps.ts';
import type { Steps } from './steps.ts';
import { MemoryTextStore, type TextStore } from './TextStore.ts';

const MAX_BRANDS = 32;
const NO_TOPIC = 65535;
const MAX_SHORT = 65535;

/** Builds a table from answers one by one, so that an import can stream; `finish` returns it. */
export class TableBuilder {
  readonly #project: ProjectDefinition;
  readonly #brandCount: number;
  readonly #mentions: MentionColumns;
  readonly #sources: SourceIndex;
  readonly #texts: TextStore;
  readonly #prompts: Map<string, number>;
  readonly #platforms: Map<string, number>;
  readonly #topicOfPrompt: readonly number[];
  readonly #titleOfUrl: string[] = [];
  readonly #modelNames = new Map<string, string>();
  readonly #labelSets = new Map<string, SentimentLabels>();
  readonly #detailSets = new Map<string, AnswerDetails>();

  readonly #ids: string[] = [];
  readonly #askedAt = new GrowingColumn(doubles);
  readonly #prompt = new GrowingColumn(words);
  readonly #platform = new GrowingColumn(shorts);
  readonly #topic = new GrowingColumn(shorts);
  readonly #run = new GrowingColumn(shorts);
  readonly #status = new GrowingColumn(bytes);
  readonly #captured = new GrowingColumn(bytes);
  readonly #citationStart = new GrowingColumn(words);
  readonly #citationUrl = new GrowingColumn(words);
  readonly #citationPosition = new GrowingColumn(shorts);
  readonly #citationTitle: string[] = [];
  readonly #citedMask = new GrowingColumn(words);
  readonly #searches = new Map<number, readonly string[]>();
  readonly #models = new Map<number, string>();
  readonly #labels = new Map<number, SentimentLabels>();
  readonly #details = new Map<number, AnswerDetails>();
  readonly #retrieved = new Map<number, readonly RawCitation[]>();
  readonly #knownDay = new GrowingColumn(shorts);
  #droppedCitations = 0;
  #finished = false;

  /** @throws RangeError if the project has more brands, platforms or topics than the columns can index */
  constructor(project: ProjectDefinition, texts: TextStore = new MemoryTextStore()) {
    checkSize('brands', project.brands.length, MAX_BRANDS);
    checkSize('platforms', project.platforms.length, MAX_SHORT);
    checkSize('topics', project.topics.length, MAX_SHORT);
    this.#project = project;
    this.#brandCount = project.brands.length;
    this.#mentions = new MentionColumns(project.brands);
    this.#sources = new SourceIndex(project.brands);
    this.#texts = texts;
    this.#prompts = new Map(project.prompts.map((prompt, index) => [prompt.id, index]));
    this.#platforms = new Map(project.platforms.map((platform, index) => [platform.id, index]));
    const topics = new Map(project.topics.map((topic, index) => [topic.id, index]));
    this.#topicOfPrompt = project.prompts.map((prompt) =>
      prompt.topic_id === null ? NO_TOPIC : (topics.get(prompt.topic_id) ?? NO_TOPIC),
    );
    this.#citationStart.push(0);
  }

  get count(): number {
    return this.#ids.length;
  }

  /** Accepts a prompt and a platform that the project does not have, for files whose prompts and platforms are not known beforehand. */
  know(promptId: string, platformId: string): void {
    if (!this.#prompts.has(promptId)) this.#prompts.set(promptId, this.#prompts.size);
    if (!this.#platforms.has(platformId)) this.#platforms.set(platformId, this.#platforms.size);
  }

  /** @throws if the answer has an unknown prompt or platform or no valid time; the table then stays as it was */
  add(answer: RawAnswer): void {
    this.addUnread(answer);
    // A refusal that repeats the question would name its brands; only usable answers count.
    this.#mentions.add(answer.status === 'ok' ? answer.text : null, answer.sentiments);
  }

  /** Adds the mentions that another thread found in the texts of `addUnread`, in the same order. */
  addMentions(mentions: Mentions): void {
    this.#mentions.append(mentions);
  }

  /** Adds an answer whose mentions are added later. @throws as `add` */
  addUnread(answer: RawAnswer): void {
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
    this.#addCitations(answer);
    if (answer.searches !== undefined && answer.searches.length > 0) {
      this.#searches.set(row, answer.searches.map(detachString));
    }
    if (answer.model !== undefined && answer.model !== '') {
      this.#models.set(row, this.#modelOf(answer.model));
    }
    if (answer.sentiments !== undefined) {
      this.#labels.set(row, sharedSet(this.#labelSets, answer.sentiments));
    }
    if (answer.details !== undefined) {
      this.#details.set(row, sharedSet(this.#detailSets, answer.details));
    }
    if (answer.retrieved !== null && answer.retrieved !== undefined) this.#retrieved.set(row, answer.retrieved);
    this.#knownDay.push(answer.day_only === true ? toShort(answer.asked_at / DAY_MS) : 0);
  }

  /** The table of all answers added, rows sorted by time and then id. The builder cannot be used afterwards. */
  finish(): AnswerTable {
    return runSteps(this.finishing());
  }

  /** As `finish`, in steps: sorting the answers of a season takes about ten milliseconds, and so does each group of their columns. */
  *finishing(): Steps<AnswerTable> {
    this.#finished = true;
    const askedAt = this.#askedAt.toArray(null);
    const order = rowOrder(askedAt, this.#ids);
    yield;
    const answers = {
      ids: arrange(this.#ids, order),
      askedAt: order === null ? askedAt : this.#askedAt.toArray(order),
      prompt: this.#prompt.toArray(order),
      platform: this.#platform.toArray(order),
      topic: this.#topic.toArray(order),
      run: this.#run.toArray(order),
      status: this.#status.toArray(order),
      knownDay: this.#knownDay.toArray(order),
    };
    yield;
    const mentions = this.#mentions.finish(order);
    yield;
    const citations = {
      captured: this.#captured.toArray(order),
      citationStart: arrangeStarts(this.#citationStart, order),
      citationUrl: this.#citationUrl.gather(order, this.#citationStart),
      citationPosition: this.#citationPosition.gather(order, this.#citationStart),
      citedMask: this.#citedMask.toArray(order),
    };
    yield;
    const citationTitle = gatherStrings(this.#citationTitle, order, this.#citationStart);
    yield;
    const details = {
      searches: arrangeMap(this.#searches, order),
      models: arrangeMap(this.#models, order),
      labels: arrangeMap(this.#labels, order),
      details: arrangeMap(this.#details, order),
      retrieved: arrangeMap(this.#retrieved, order),
    };
    yield;
    return {
      project: this.#project,
      count: this.#ids.length,
      brandCount: this.#brandCount,
      ...answers,
      ...mentions,
      ...citations,
      ...{ citationTitle, urls: this.#sources.urls },
      ...details,
      texts: this.#texts.finish(order),
      dropped: { citations: this.#droppedCitations },
    };
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

  /** A page rarely changes its title: comparing with the stored one is faster than a map lookup. */
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

/** Sets of labels and details repeat: equal ones share one object. */
function sharedSet<T extends object>(known: Map<string, T>, values: T): T {
  const key = JSON.stringify(values);
  const found = known.get(key);
  if (found !== undefined) return found;
  // A copy: strings cut from a line of the file would keep that line in memory.
  const kept = structuredClone(values);
  known.set(detachString(key), kept);
  return kept;
}

function checkSize(what: string, size: number, limit: number): void {
  if (size > limit) {
    throw new RangeError(`A project holds at most ${String(limit)} ${what}; this one has ${String(size)}.`);
  }
}

function toShort(value: number): number {
  return Number.isFinite(value) ? clamp(Math.trunc(value), 0, MAX_SHORT) : 0;
}

function arrange<T>(values: readonly T[], order: Uint32Array | null): readonly T[] {
  return order === null ? values : Array.from(order, (row) => values[row]).filter((value) => value !== undefined);
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

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FilterApi } from '../api/filterApi.ts';
import type { FilterQuery } from '../api/filterQuery.ts';
import type { KeywordOption } from '../api/filterSchemas.ts';
import type { NamedRef } from '../api/namedRefSchemas.ts';
import { defaultWindow, toIsoDate } from '../lib/dates.ts';
import { isNotOffered } from '../lib/isNotOffered.ts';

/** The filter form of the specification. `filterSearch` converts it to an address. */
export interface FilterForm {
  readonly start_time: string;
  readonly end_time: string;
  readonly topic_ids: readonly string[];
  readonly platform_ids: readonly string[];
  /** A string by the specification: ids separated by commas. */
  readonly keyword_ids: string;
  /** A field of the specification; the UI joins `keywordNames` by the rules of the language instead. */
  readonly keywordsLabel: string;
  /** An explicit window to compare with; empty: the previous window. */
  readonly compare_start_time: string;
  readonly compare_end_time: string;
  /** Only prompts that name a tracked brand, or only those that name none; empty: all. */
  readonly branded: '' | 'branded' | 'unbranded';
  /** Only prompts with this tag; empty: all. */
  readonly tag: string;
}

export function defaultFilters(today: string): FilterForm {
  const { start, end } = defaultWindow(today);
  return {
    start_time: start,
    end_time: end,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    keywordsLabel: '',
    compare_start_time: '',
    compare_end_time: '',
    branded: '',
    tag: '',
  };
}

/** The provider's list of options; null: the provider does not offer it. @throws any other error */
async function offered<T>(call: Promise<{ readonly list: readonly T[] }>): Promise<readonly T[] | null> {
  try {
    return (await call).list;
  } catch (error) {
    if (isNotOffered(error)) return null;
    throw error;
  }
}

/** Filters and title of the open page. */
export interface ShownFilters {
  readonly query: FilterQuery;
  /** Title and subject of the page: "Topic: Price". */
  readonly page: string;
}

const names = ['topics', 'platforms', 'keywords'] as const;
/** The lists of filter options. */
export type FilterList = (typeof names)[number];

/** The current filters, and the filter options of the current project. */
export class FiltersStore implements FilterForm {
  /** The current day of the reader, YYYY-MM-DD. */
  today: string;
  start_time: string;
  end_time: string;
  topic_ids: readonly string[] = [];
  platform_ids: readonly string[] = [];
  keyword_ids = '';
  keywordsLabel = '';
  compare_start_time = '';
  compare_end_time = '';
  branded: FilterForm['branded'] = '';
  tag = '';
  topics: readonly NamedRef[] = [];
  platforms: readonly NamedRef[] = [];
  keywords: readonly KeywordOption[] = [];
  listsState: 'idle' | 'loading' | 'loaded' | 'failed' = 'idle';
  /** Filters of the open page; null: the page has none, regardless of choices on other pages. */
  shown: ShownFilters | null = null;
  /** Lists that the provider does not offer, so that the filter has no options. */
  missingLists: readonly FilterList[] = [];

  readonly #api: FilterApi;
  readonly #now: () => Date;
  #generation = 0;
  /** Days that were set automatically, for a project whose last answers are older than the default window. */
  #unchosen: Pick<FilterForm, 'start_time' | 'end_time'> | null = null;

  constructor(api: FilterApi, now: () => Date = () => new Date()) {
    this.#api = api;
    this.#now = now;
    this.today = toIsoDate(now());
    const initial = defaultFilters(this.today);
    this.start_time = initial.start_time;
    this.end_time = initial.end_time;
    makeAutoObservable(
      this,
      {
        topic_ids: observableRef,
        platform_ids: observableRef,
        topics: observableRef,
        platforms: observableRef,
        keywords: observableRef,
        missingLists: observableRef,
        shown: observableRef,
      },
      { autoBind: true },
    );
  }

  get form(): FilterForm {
    return {
      start_time: this.start_time,
      end_time: this.end_time,
      topic_ids: this.topic_ids,
      platform_ids: this.platform_ids,
      keyword_ids: this.keyword_ids,
      keywordsLabel: this.keywordsLabel,
      compare_start_time: this.compare_start_time,
      compare_end_time: this.compare_end_time,
      branded: this.branded,
      tag: this.tag,
    };
  }

  /** Names of the chosen keywords. */
  get keywordNames(): readonly string[] {
    return this.namesOf(this.keyword_ids);
  }

  /** The default form, which "reset" restores. */
  get defaults(): FilterForm {
    return defaultFilters(this.today);
  }

  /** Checks whether the day has changed: observers of the default window then get that of the new day. */
  followDay(): void {
    const today = toIsoDate(this.#now());
    if (today === this.today) return;
    const { start_time: start, end_time: end } = this.defaults;
    const isDefault = this.start_time === start && this.end_time === end;
    this.today = today;
    if (isDefault) this.update({ start_time: this.defaults.start_time, end_time: this.defaults.end_time });
  }

  update(changes: Partial<FilterForm>): void {
    Object.assign(this, changes);
    this.keywordsLabel = this.labelOf(this.keyword_ids);
  }

  noteShown(shown: ShownFilters | null): void {
    this.shown = shown;
  }

  /** Records days that were set automatically, not by the user. */
  noteUnchosen(days: Pick<FilterForm, 'start_time' | 'end_time'>): void {
    this.#unchosen = days;
  }

  /** Whether the user chose these days: they are neither the default nor set automatically. */
  isChosen({ start_time: start, end_time: end }: Pick<FilterForm, 'start_time' | 'end_time'>): boolean {
    return [this.defaults, this.#unchosen].every((days) => days?.start_time !== start || days.end_time !== end);
  }

  reset(): void {
    Object.assign(this, this.defaults);
  }

  /** Loads topics, platforms and keywords of the current project; a response that a newer load overtook is dropped. */
  async loadLists(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.listsState = 'loading';
    try {
      const [topics, platforms, keywords] = await Promise.all([
        offered(this.#api.topics()),
        offered(this.#api.platforms()),
        offered(this.#api.keywords()),
      ]);
      if (generation !== this.#generation) return;
      runInAction(() => {
        const lists = { topics, platforms, keywords };
        this.topics = topics ?? [];
        this.platforms = platforms ?? [];
        this.keywords = keywords ?? [];
        this.missingLists = names.filter((name) => lists[name] === null);
        this.keywordsLabel = this.labelOf(this.keyword_ids);
        this.listsState = 'loaded';
      });
    } catch {
      if (generation !== this.#generation) return;
      runInAction(() => {
        this.listsState = 'failed';
      });
    }
  }

  /** Clears filters and lists of the previous project; the dates stay. */
  clearForProject(): void {
    this.#generation += 1;
    this.update({ topic_ids: [], platform_ids: [], keyword_ids: '', tag: '' });
    this.topics = [];
    this.platforms = [];
    this.keywords = [];
    this.listsState = 'idle';
  }

  clear(): void {
    this.#unchosen = null;
    this.shown = null;
    this.clearForProject();
    this.missingLists = [];
    this.reset();
  }

  private namesOf(ids: string): readonly string[] {
    const wanted = ids.split(',').filter((id) => id !== '');
    return wanted.map((id) => this.keywords.find((keyword) => keyword.id === id)?.label ?? id);
  }

  private labelOf(ids: string): string {
    return this.namesOf(ids).join('、');
  }
}

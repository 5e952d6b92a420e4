import type { AnswerSetQuery, FilterQuery } from '#client/api/filterQuery.ts';
import { addDays, countDays } from '#client/lib/dates.ts';
import type { Days } from '#client/lib/Days.ts';
import { haveCommonDay } from '#client/lib/haveCommonDay.ts';
import { normaliseUrl } from '#server/analysis/citations/normaliseUrl.ts';
import { suggestedLabel } from '#server/analysis/keywords/keywordPrompts.ts';
import { meantTag } from '#server/analysis/naming/tagNames.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { badInput, type MockError } from '#server/refusal/MockError.ts';

/** A partial value: a request may omit any field. */
type Open<T> = { readonly [K in keyof T]?: T[K] | undefined };
type Stated = 'topic_ids' | 'platform_ids' | 'keyword_ids' | 'time_zone';

/** The filter form in a request; omitted fields get defaults. */
export type FilterRequest = Pick<FilterQuery, Stated> & Open<Omit<FilterQuery, Stated>>;
/** The parameters in a request that narrow the filter form to the answers behind one figure. */
type AnswerSetRequest = Open<AnswerSetQuery>;

/** Limit of a window: ten years and a few days, enough for "all dates" without slow reports. */
const LONGEST_WINDOW = 3660;

/**
 * Completes and validates the filter form: the default is the last 7 days ending today, as in the console.
 * @throws MockError (422) naming the field for a reversed or too long window and for unknown ids.
 */
export function readFilters(request: FilterRequest, project: ProjectDefinition, today: string): FilterQuery {
  const end = request.end_time ?? today;
  const start = request.start_time ?? addDays(end, -6);
  checkWindow(start, end, 'start_time');
  requireKnown(request.topic_ids, project.topics, 'topic_ids');
  requireKnown(request.platform_ids, project.platforms, 'platform_ids');
  const keywordIds = request.keyword_ids.split(',').filter((id) => id !== '');
  const kept = keywordIds.filter((id) => suggestedLabel(id) === null);
  requireKnown(kept, project.keywords, 'keyword_ids');
  return {
    start_time: start,
    end_time: end,
    topic_ids: [...new Set(request.topic_ids)],
    platform_ids: [...new Set(request.platform_ids)],
    keyword_ids: [...new Set(keywordIds)].join(','),
    time_zone: request.time_zone,
    ...readPromptFilters(request, project),
    ...readComparison(request, { start, end }),
  };
}

type PromptFilters = Pick<FilterQuery, 'branded' | 'tag'>;

function readPromptFilters({ branded, tag: asked }: FilterRequest, project: ProjectDefinition): PromptFilters {
  const tag = asked === undefined ? undefined : meantTag(project, asked);
  if (tag !== undefined && !project.prompts.some(({ tags }) => tags.includes(tag))) throw unknown('tag', tag);
  return { ...(branded && { branded }), ...(tag !== undefined && { tag }) };
}

type Comparison = Pick<FilterQuery, 'compare_start_time' | 'compare_end_time'>;

function readComparison(request: FilterRequest, shown: Days): Comparison {
  const { compare_start_time: start, compare_end_time: end } = request;
  if (start === undefined && end === undefined) return {};
  const missing = { zh: '对比的开始和结束日期须同时给出', en: 'give both comparison dates, or neither' };
  if (start === undefined) throw badInput('compare_start_time', missing);
  if (end === undefined) throw badInput('compare_end_time', missing);
  checkWindow(start, end, 'compare_start_time');
  // Answers of common days would count on both sides of a change.
  if (haveCommonDay(shown, { start, end })) {
    throw badInput('compare_start_time', {
      zh: `对比时段 ${start} 至 ${end} 与 ${shown.start} 至 ${shown.end} 有重叠，请选择在此之前或之后的日期`,
      en: `the days to compare with, ${start} to ${end}, overlap ${shown.start} to ${shown.end}: choose days before or after those`,
    });
  }
  return { compare_start_time: start, compare_end_time: end };
}

function checkWindow(start: string, end: string, field: string): void {
  if (start > end) {
    throw badInput(field, {
      zh: `${start} 晚于结束日期 ${end}，请交换两者`,
      en: `${start} is after the end, ${end}: put the earlier day first`,
    });
  }
  if (countDays(start, end) > LONGEST_WINDOW) {
    const most = String(LONGEST_WINDOW);
    throw badInput(field, { zh: `日期范围不能超过 ${most} 天`, en: `the period must not be longer than ${most} days` });
  }
}

/**
 * Validates the parameters that select the answers behind a figure.
 * @throws MockError (422) naming the field for an unknown id or an invalid URL.
 */
export function readAnswerSet(request: AnswerSetRequest, project: ProjectDefinition): AnswerSetQuery {
  const { brand_id: brand, prompt_id: prompt, mention, sentiment, status, gap, q, search } = request;
  const prompts = request.prompt_ids?.split(',').filter((id) => id !== '') ?? [];
  requireKnown(prompts, project.prompts, 'prompt_ids');
  if (brand !== undefined) requireKnown([brand], project.brands, 'brand_id');
  if (prompt !== undefined) requireKnown([prompt], project.prompts, 'prompt_id');
  return {
    ...(brand !== undefined && { brand_id: brand }),
    ...(mention && { mention }),
    ...(sentiment && { sentiment }),
    ...readCitations(request),
    ...(gap && { gap }),
    ...(prompt !== undefined && { prompt_id: prompt }),
    ...(prompts.length > 0 && { prompt_ids: prompts.join(',') }),
    ...(search !== undefined && search !== '' && { search }),
    ...(status && { status }),
    ...(q !== undefined && q !== '' && { q }),
    ...readInsightSet(request),
  };
}

type InsightQuery = Pick<
  AnswerSetQuery,
  'persona' | 'stage' | 'theme' | 'outside' | 'searched' | 'unmet' | 'objection'
>;

/** Personas and themes change with edits and prompts: an unknown one selects nothing. */
function readInsightSet(request: AnswerSetRequest): InsightQuery {
  const { persona, stage, theme, outside, searched, unmet, objection } = request;
  return {
    ...(persona !== undefined && { persona }),
    ...(stage && { stage }),
    ...(theme !== undefined && { theme }),
    ...(outside && { outside }),
    ...(searched && { searched }),
    ...(unmet && { unmet }),
    ...(objection && { objection }),
  };
}

type CitationQuery = Pick<AnswerSetQuery, 'cites' | 'domain' | 'url' | 'url_prefix' | 'source_type'>;

function readCitations(request: AnswerSetRequest): CitationQuery {
  const { cites, domain, url, url_prefix: prefix, source_type: type } = request;
  return {
    ...(cites && { cites }),
    ...(domain !== undefined && { domain }),
    ...(url !== undefined && { url: readAddress(url, 'url') }),
    ...(prefix !== undefined && { url_prefix: readAddress(prefix, 'url_prefix') + (prefix.endsWith('/') ? '/' : '') }),
    ...(type && { source_type: type }),
  };
}

/** Normalises a URL like the stored citations, so that a pasted browser URL matches. */
function readAddress(raw: string, field: string): string {
  const url = normaliseUrl(raw);
  if (url === null) {
    throw badInput(field, {
      zh: '不是网址，应如 https://example.com/page',
      en: 'is not a URL; it should look like https://example.com/page',
    });
  }
  return url;
}

/** @throws MockError (422) naming the field for an unknown id, with the known ones: programs often send a name. */
export function requireKnown(ids: readonly string[], rows: readonly { readonly id: string }[], field: string): void {
  if (ids.length === 0) return;
  const known = new Set(rows.map(({ id }) => id));
  const stray = ids.find((id) => !known.has(id));
  if (stray !== undefined) throw unknown(field, stray, [...known]);
}

/** More ids than these are not listed. */
const MOST_LISTED = 15;

function unknown(field: string, id: string, known: readonly string[] = []): MockError {
  const shown = id.slice(0, 100);
  if (known.length === 0) return badInput(field, { zh: `没有 ${shown}`, en: `there is no ${shown}` });
  const isShort = known.length <= MOST_LISTED;
  return badInput(field, {
    zh: `没有 ${shown}，请使用 ID${isShort ? `：${known.join('、')}` : '，而不是名称'}`,
    en: `there is no ${shown}; use an ID${isShort ? `: ${known.join(', ')}` : ', not a name'}`,
  });
}

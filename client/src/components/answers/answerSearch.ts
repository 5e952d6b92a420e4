import * as v from 'valibot';
import { answerStatusSchema, sentimentSchema } from '#client/api/answerSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from '#client/api/filterQuery.ts';
import { objectionKindSchema } from '#client/api/objectionSchemas.ts';
import { stageSchema } from '#client/api/stageSchemas.ts';
import { isIsoDate } from '#client/lib/dates.ts';

/** Address parameters: `answers` holds the drawer's answer set, itself encoded as a query; `answer` the open answer. */
const SET = 'answers';
const ONE = 'answer';
export const answerNames: readonly string[] = [SET, ONE];

const text = v.pipe(v.string(), v.nonEmpty());
const date = v.pipe(v.string(), v.check(isIsoDate));

const selectionSchema = v.object({
  brand_id: v.exactOptional(text),
  mention: v.exactOptional(v.picklist(['named', 'not_named', 'first', 'nobody'])),
  sentiment: v.exactOptional(sentimentSchema),
  cites: v.exactOptional(v.picklist(['own', 'any', 'none'])),
  domain: v.exactOptional(text),
  url: v.exactOptional(text),
  url_prefix: v.exactOptional(text),
  gap: v.exactOptional(v.literal('1')),
  source_type: v.exactOptional(text),
  prompt_id: v.exactOptional(text),
  prompt_ids: v.exactOptional(text),
  search: v.exactOptional(text),
  status: v.exactOptional(answerStatusSchema),
  q: v.exactOptional(text),
  persona: v.exactOptional(text),
  stage: v.exactOptional(stageSchema),
  theme: v.exactOptional(text),
  outside: v.exactOptional(v.literal('1')),
  searched: v.exactOptional(v.literal('1')),
  unmet: v.exactOptional(v.literal('1')),
  objection: v.exactOptional(objectionKindSchema),
  keyword_ids: v.exactOptional(text),
  platform_id: v.exactOptional(text),
  topic_id: v.exactOptional(text),
  start_time: v.exactOptional(date),
  end_time: v.exactOptional(date),
  /** The figure is one of the whole project: the filters of the page do not narrow it. */
  whole: v.exactOptional(v.literal('1')),
});

/**
 * The answers behind one figure: what the figure counts, and how it narrows the filters of the page (one platform of the heat map, one day
 * of the trend).
 */
export type AnswerSelection = Readonly<v.InferOutput<typeof selectionSchema>>;
/** A selection to open, as received: what is undefined is not part of it. */
export type GivenSelection = { readonly [Name in keyof AnswerSelection]: AnswerSelection[Name] | undefined };

const names = Object.keys(selectionSchema.entries);

export interface AnswerPlace {
  /** Null: the drawer is closed. */
  readonly selection: AnswerSelection | null;
  /** The open answer, or null for the list. */
  readonly answerId: string | null;
}

/** A place to go to. */
export interface GivenPlace extends Pick<AnswerPlace, 'answerId'> {
  readonly selection: GivenSelection | null;
}

/** Parses the drawer's state from an address. Never throws: invalid values are dropped. */
export function parseAnswerSearch(params: URLSearchParams): AnswerPlace {
  const answerId = params.get(ONE);
  const given = params.get(SET);
  if (given === null) return { selection: null, answerId: null };
  const inner = new URLSearchParams(given);
  const entries = names.flatMap((name) => {
    const entry = { [name]: inner.get(name) };
    return v.is(selectionSchema, entry) ? [entry] : [];
  });
  const selection = v.parse(selectionSchema, Object.assign({}, ...entries));
  return { selection, answerId: answerId === '' ? null : answerId };
}

/** A query string with the drawer's state added or removed; everything else stays. */
export function withAnswers(search: string, { selection, answerId }: GivenPlace): string {
  const params = new URLSearchParams(search);
  for (const name of answerNames) params.delete(name);
  if (selection !== null) {
    const said = Object.entries(selection).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    params.set(SET, new URLSearchParams(said).toString());
    if (answerId !== null) params.set(ONE, answerId);
  }
  const result = params.toString();
  return result === '' ? '' : `?${result}`;
}

/** The filters without those that leave answers of the dates out. */
function wholeProject({ start_time, end_time, time_zone }: FilterQuery): FilterQuery {
  return { start_time, end_time, topic_ids: [], platform_ids: [], keyword_ids: '', time_zone };
}

/** The query for the server: the filters of the page, narrowed by the selection. */
export function answerQueryOf(filters: FilterQuery, selection: AnswerSelection): FilterQuery & AnswerSetQuery {
  const { platform_id: platform, topic_id: topic, start_time: start, end_time: end, whole, ...set } = selection;
  return {
    ...(whole === undefined ? filters : wholeProject(filters)),
    ...set,
    ...(platform === undefined ? {} : { platform_ids: [platform] }),
    ...(topic === undefined ? {} : { topic_ids: [topic] }),
    ...(start === undefined || end === undefined ? {} : { start_time: start, end_time: end }),
  };
}

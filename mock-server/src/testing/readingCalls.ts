/** A reading call: its path in the list of calls, and its query. */
export type ReadingCall = readonly [path: string, query: Readonly<Record<string, string>>];

/** Ids in the project that calls can ask for. */
export interface Known {
  readonly prompt: string;
  readonly topic: string;
  readonly answer: string;
  readonly domain: string;
  readonly rival: string;
  readonly keyword: string;
}

/**
 * Every reading call of a project's screens. `start_time` and `end_time` move with the round, so that
 * no result is cached from the round before.
 */
export function readingCalls(known: Known, dates: Readonly<Record<string, string>>): readonly ReadingCall[] {
  const zone = { time_zone: dates['time_zone'] ?? 'UTC' };
  const front = (path: string, query: Readonly<Record<string, string>>): ReadingCall => [`/api/front/${path}`, query];
  return [
    front('workplace/index', zone),
    front('workplace/project', zone),
    front('overview/index', dates),
    front('answer/index', dates),
    front('answer/prompts', dates),
    front('answer/prompts', { ...dates, sort: 'average_position' }),
    front('answer/prompts', { ...dates, q: 'need 9', view: 'lost_to', rival_id: known.rival }),
    front('answer/topics', dates),
    front('answer/citations', dates),
    front('answer/citations', { ...dates, sort: 'domain', q: 'site1' }),
    front('answer/change', { ...dates, measure_id: 'visibility', by: 'topic' }),
    front('answer/change', { ...dates, measure_id: 'share_of_voice', by: 'prompt' }),
    front('answer/answers', dates),
    front('answer/answers', { ...dates, q: 'reliable' }),
    front('answer/answer', { id: known.answer }),
    front('answer/promptsDetails', { ...dates, id: known.prompt }),
    front('answer/topicIndex', { ...dates, id: known.topic }),
    front('answer/subdomainDetails', { ...dates, domain: known.domain }),
    front('answer/export', { ...dates, format: 'json' }),
    front('brand/index', {}),
    front('brand/competitors', dates),
    front('brand/suggestions', dates),
    front('brand/perception', dates),
    front('brand/quotes', { ...dates, brand_id: known.rival, theme_id: 'price', sentiment: 'negative' }),
    front('brand/facts', dates),
    front('userInsights/index', dates),
    front('userInsights/prompts', dates),
    front('userInsights/detail', { ...dates, persona: 'general' }),
    front('optimize/actions', zone),
    front('optimize/briefs', {}),
    front('optimize/briefs/gather', { prompt_ids: known.prompt, ...dates }),
    front('optimize/pages', dates),
    front('optimize/changes', zone),
    front('optimize/score/basis', zone),
    front('optimize/drafts', {}),
    front('optimize/kit', {}),
    front('prompt/index', { q: 'need 9', sort: 'text' }),
    front('prompt/index', { sort: 'answers' }),
    front('prompt/names', {}),
    front('keyword/index', dates),
    front('keyword/expand', { 'ids[]': known.keyword, ...zone }),
    front('project/index', {}),
    front('project/setup', {}),
    front('import/list', {}),
    front('collect/plan', {}),
    front('capture/index', {}),
    front('traffic/index', dates),
    front('table/feed', { table: 'answers', format: 'csv', project: 'large', ...dates }),
  ];
}

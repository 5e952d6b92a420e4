import type { TopicRow, TopicTable } from '#client/api/answerIndexSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { columnsOf } from '#server/analysis/measures/measureKinds.ts';
import { visibilityOf } from '#server/analysis/measures/pointSums.ts';
import { changeOf, compactClusters, measureOf } from '#server/analysis/measures/promptClusters.ts';
import { segmentCells } from '#server/analysis/measures/segmentCells.ts';
import type { Topic } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { brandCounts } from '../brandCounts.ts';
import { mostAnswered } from '../mostAnswered.ts';
import { overviewData, type OverviewData } from '../overviewData.ts';
import { hasOwn } from '../overviewTiles.ts';
import { projectRefs } from '../projectRefs.ts';
import { reportScope } from '../reportScope.ts';

const OWN = 0;
const MAX_LEADERS = 3;
/** Limit of rows; the topic filter leads to the others. */
const MOST_TOPICS = 2000;

/** Visibility of the own brand for the prompts of a topic that have answers: an average would hide opposite values. */
function promptRates({ sums }: OverviewData, topic: number): number[] {
  const { num, den } = compactClusters(sums, columnsOf('visibility', sums), OWN, { topic });
  return Array.from(den).flatMap((answers, prompt) => (answers > 0 ? [(num[prompt] ?? 0) / answers] : []));
}

function lowestAndHighest(data: OverviewData, topic: number): Pick<TopicRow, 'lowest' | 'highest'> {
  const rates = hasOwn(data) ? promptRates(data, topic) : [];
  let [lowest, highest]: [number | null, number | null] = [null, null];
  for (const rate of rates) {
    lowest = Math.min(lowest ?? rate, rate);
    highest = Math.max(highest ?? rate, rate);
  }
  return { lowest, highest };
}

interface TopicCounts {
  readonly prompts: number;
  readonly answers: number;
  /** By brand: answers naming it. */
  readonly named: Float64Array;
}

function countTopic({ sums }: OverviewData, topic: number): TopicCounts {
  const { brandCount } = sums;
  const prompts = new Set<number>();
  const named = new Float64Array(brandCount);
  let answers = 0;
  for (const cell of segmentCells(sums, { topic })) {
    prompts.add(sums.cellPrompt[cell] ?? 0);
    answers += sums.ok[cell] ?? 0;
    for (let brand = 0; brand < brandCount; brand += 1) {
      named[brand] = (named[brand] ?? 0) + (sums.named[cell * brandCount + brand] ?? 0);
    }
  }
  return { prompts: prompts.size, answers, named };
}

function alsoOf({ also }: Partial<Pick<Topic, 'also'>> = {}): Pick<TopicRow, 'also'> {
  return also === undefined ? {} : { also: [...also] };
}

function topicRow(data: OverviewData, topic: number, { prompts, answers, named }: TopicCounts): TopicRow {
  const { project, sums, previousSums, points } = data;
  const measure = (id: Parameters<typeof measureOf>[1]): TopicRow['visibility'] =>
    hasOwn(data) ? measureOf(sums, id, OWN, { topic }) : null;
  return {
    topic_id: project.topics[topic]?.id ?? '',
    name: project.topics[topic]?.name ?? '',
    ...alsoOf(project.topics[topic]),
    prompts,
    answers,
    visibility: measure('visibility'),
    change: hasOwn(data) ? changeOf(previousSums, sums, 'visibility', OWN, { topic }) : null,
    share_of_voice: measure('share_of_voice'),
    average_position: measure('average_position'),
    net_sentiment: measure('net_sentiment'),
    citation_rate: measure('citation_rate'),
    ...lowestAndHighest(data, topic),
    leader_ids: brandCounts(project, named)
      .slice(0, MAX_LEADERS)
      .map(({ brand_id: id }) => id),
    sparkline: points.map((point) => (hasOwn(data) ? (visibilityOf(point, OWN, { topic })?.value ?? null) : null)),
  };
}

/**
 * The topics that pass the filters, in project order, with or without answers; of more than 2,000, those with the most answers. Excludes
 * prompts without a topic.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function topicTable(table: AnswerTable, query: FilterQuery): TopicTable {
  const data = overviewData(table, query);
  const counted = data.topics.map((topic) => ({ topic, counts: countTopic(data, topic) }));
  const shown = mostAnswered(counted, ({ counts }) => counts.answers, MOST_TOPICS);
  const list = shown.map(({ topic, counts }) => topicRow(data, topic, counts));
  return { list, total: counted.length, scope: reportScope(data), brands: projectRefs(table.project).brands };
}

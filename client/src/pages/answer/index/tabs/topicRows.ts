import type { TopicRow } from '../../../../api/answerIndexSchemas.ts';
import type { TableSort } from '../../../../components/table/DataColumn.ts';
import type { TopicSort } from '../answerIndexSearch.ts';
import { compareTexts } from '../../../../lib/compareTexts.ts';

function keyOf(row: TopicRow, sort: TopicSort): number | string | null {
  switch (sort) {
    case 'name':
      return row.name;
    case 'prompts':
    case 'answers':
      return row[sort];
    case 'change':
      return row.change?.difference ?? null;
    case 'visibility':
    case 'share_of_voice':
    case 'average_position':
    case 'net_sentiment':
    case 'citation_rate':
      return row[sort]?.value ?? null;
  }
}

function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}

/** Case and width of letters do not matter to a search, as in the tables that the server searches. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The topics that have all the words, in order; those without the figure stand last either way. */
export function topicRows(list: readonly TopicRow[], q: string, { key, order }: TableSort<TopicSort>): TopicRow[] {
  const words = fold(q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const sign = order === 'asc' ? 1 : -1;
  return list
    .filter(({ name }) => words.every((word) => fold(name).includes(word)))
    .toSorted((a, b) => {
      const [first, second] = [keyOf(a, key), keyOf(b, key)];
      if (first === null || second === null)
        return Number(first === null) - Number(second === null) || compareTexts(a.name, b.name);
      return sign * compareKeys(first, second) || compareTexts(a.name, b.name);
    });
}

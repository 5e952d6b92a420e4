import type { TopicRow } from '#client/api/answerIndexSchemas.ts';
import { searchedNames } from '#client/api/namedRefSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import type { TopicSort } from '../answerIndexSearch.ts';

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

/** The topics that contain all words, sorted; ties by name. */
export function topicRows(list: readonly TopicRow[], q: string, sort: TableSort<TopicSort>): readonly TopicRow[] {
  const matches = createWordMatcher(q);
  const found = list.filter((row) => matches(searchedNames(row).join('\n')));
  return sortRows(found, sort, keyOf, (a, b) => compareTexts(a.name, b.name));
}

import type { IntlShape } from 'react-intl';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { formatInstantDay } from '#client/components/answers/formatInstant.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import type { ListColumn } from './ListColumn.ts';
import { namesOfPlatforms } from './namesOfPlatforms.ts';
import styles from './cells.module.scss';

type SearchRow = PromptDetail['searches'][number];

/** The columns of the search table: query, count, platforms, and last time. */
export function searchColumns(intl: IntlShape, detail: PromptDetail): ListColumn<SearchRow>[] {
  const platformsOf = ({ platform_ids: ids }: SearchRow): string => namesOfPlatforms(intl, detail, ids);
  return [
    {
      id: 'query',
      header: intl.formatMessage({ id: 'promptDetails.searches.query' }),
      cell: ({ query }) => <ForeignText>{query}</ForeignText>,
      size: 300,
      grow: 3,
      clamp: true,
      sortValue: ({ query }) => query,
      csv: ({ query }) => query,
    },
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'promptDetails.searches.answers' }),
      cell: ({ answers }) => formatCount(intl, answers),
      align: 'right',
      size: 90,
      sortValue: ({ answers }) => answers,
      csv: ({ answers }) => answers,
    },
    {
      id: 'platforms',
      header: intl.formatMessage({ id: 'promptDetails.searches.platforms' }),
      cell: (row) => (
        <span className={styles['ellipsis']} title={platformsOf(row)}>
          {platformsOf(row)}
        </span>
      ),
      size: 220,
      grow: 1,
      sortValue: ({ platform_ids: ids }) => ids.length,
      csv: platformsOf,
    },
    {
      id: 'last',
      header: intl.formatMessage({ id: 'promptDetails.searches.last' }),
      cell: ({ last_asked_at: last }) => formatInstantDay(intl, last),
      align: 'right',
      size: 130,
      sortValue: ({ last_asked_at: last }) => last,
      csv: ({ last_asked_at: last }) => last,
    },
  ];
}

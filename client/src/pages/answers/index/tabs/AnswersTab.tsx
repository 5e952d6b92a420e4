import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswerRow } from '#client/components/answers/AnswerRow.tsx';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { answerQueryOf } from '#client/components/answers/answerSearch.ts';
import { useAnswers } from '#client/components/answers/useAnswers.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { TableTools } from '#client/components/table/TableTools.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import type { IndexPartProps } from '../useAnswerIndexPage.ts';
import { NoRows } from './NoRows.tsx';
import { useAtEnd } from './useAtEnd.ts';
import styles from './AnswersTab.module.scss';

/** Full-text search over all stored answers: Chinese and English, ignoring case and width. */
export const AnswersTab = observer(function AnswersTab({ searchState, filters, onMove, onOpen }: IndexPartProps) {
  const intl = useIntl();
  const q = searchState.q.trim();
  const selection: AnswerSelection = q === '' ? {} : { q };
  const answers = useAnswers(answerQueryOf(filters, selection));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = answers;
  const title = intl.formatMessage({ id: 'answerIndex.tab.answers' });
  const total = data?.pages[0]?.total;
  const more = useAtEnd(() => {
    if (hasNextPage && !isFetchingNextPage && error === null) void fetchNextPage();
  });
  return (
    <>
      <TableTools
        end={
          <span className={styles['count']} role="status">
            {total !== undefined &&
              intl.formatMessage({ id: 'answers.titleCount' }, { count: total, shown: formatCount(intl, total) })}
          </span>
        }
      >
        <SearchBox
          wide
          label={intl.formatMessage({ id: 'answerIndex.answers.search' })}
          value={searchState.q}
          onChange={(text) => {
            onMove({ q: text }, { replace: true });
          }}
        />
      </TableTools>
      <LoadPanel
        query={{ data, error, isFetching: isFetching && !isFetchingNextPage, refetch }}
        what={title}
        skeleton={<RowsSkeleton />}
      >
        {({ pages }) =>
          total === 0 ? (
            <NoRows
              title={intl.formatMessage({ id: 'answerIndex.answers.none' }, { text: q })}
              onReset={() => {
                onMove({ q: '' });
              }}
            />
          ) : (
            <ScrollBox label={title} className={styles['scroll']}>
              <ul className={styles['list']}>
                {pages.flatMap(({ list, brands }) =>
                  list.map((answer) => (
                    <li key={answer.id}>
                      <AnswerRow
                        answer={answer}
                        brands={brands}
                        onOpen={(id) => {
                          onOpen(selection, id);
                        }}
                      />
                    </li>
                  )),
                )}
              </ul>
              {hasNextPage && (
                <div className={styles['more']} ref={more}>
                  <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {intl.formatMessage({ id: 'answers.more' })}
                  </Button>
                </div>
              )}
            </ScrollBox>
          )
        }
      </LoadPanel>
    </>
  );
});

import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { DomainNotSet } from '../figures/DomainNotSet.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadPanel } from '../ui/LoadPanel.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import type { useAnswers } from './useAnswers.ts';
import styles from './AnswersDrawer.module.scss';

interface AnswersListProps {
  /** The brand whose site is searched, if no domain is set for it. */
  readonly unset: BrandRef | undefined;
  readonly query: ReturnType<typeof useAnswers>;
  readonly onOpen: (id: string) => void;
}

/** The answers of a set, fifty at a time. */
export function AnswersList({ unset, query, onOpen }: AnswersListProps) {
  const intl = useIntl();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const what = intl.formatMessage({ id: 'answers.title' });
  return (
    <LoadPanel
      query={{ data, error, isFetching: isFetching && !isFetchingNextPage, refetch }}
      what={what}
      skeleton={<AnswerSkeleton />}
    >
      {({ pages }) =>
        pages[0]?.total === 0 ? (
          <EmptyState
            title={unset === undefined ? intl.formatMessage({ id: 'answers.empty' }) : <DomainNotSet brand={unset} />}
            description={unset && intl.formatMessage({ id: 'figures.domainNotSet.why' }, { brand: unset.name })}
          />
        ) : (
          <>
            <ul className={styles['list']}>
              {pages.flatMap(({ list, brands }) =>
                list.map((answer) => (
                  <li key={answer.id}>
                    <AnswerRow answer={answer} brands={brands} onOpen={onOpen} />
                  </li>
                )),
              )}
            </ul>
            {hasNextPage && (
              <div className={styles['more']}>
                <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {intl.formatMessage({ id: 'answers.more' })}
                </Button>
              </div>
            )}
          </>
        )
      }
    </LoadPanel>
  );
}

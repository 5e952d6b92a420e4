import { Button } from '@blueprintjs/core';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Passage } from '#client/api/passageSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { PassageItem } from '#client/components/answers/PassageItem.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import styles from './PassageList.module.scss';

interface PassagePage<P extends Passage> {
  readonly list: readonly P[];
  readonly brands: readonly BrandRef[];
  readonly total: number;
}

interface PassageListProps<P extends Passage> {
  readonly query: UseInfiniteQueryResult<InfiniteData<PassagePage<P>>>;
  /** Shown before the location of a sentence: its verdict. */
  readonly noteOf: (passage: P) => ReactNode;
  /** The highlighted part of a sentence. */
  readonly markedOf?: (passage: P) => string;
  readonly onOpen: (answerId: string) => void;
}

/** A paged list of sentences from answers. */
export function PassageList<P extends Passage>({ query, noteOf, markedOf = () => '', onOpen }: PassageListProps<P>) {
  const intl = useIntl();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  return (
    <LoadPanel
      query={{ data, error, isFetching: isFetching && !isFetchingNextPage, refetch }}
      what={intl.formatMessage({ id: 'brand.passages' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {({ pages }) =>
        pages[0]?.total === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'brand.passages.none' })} />
        ) : (
          <>
            <ul className={styles['list']}>
              {pages.flatMap(({ list, brands }) =>
                list.map((passage) => (
                  <li key={passage.answer_id}>
                    <PassageItem
                      passage={passage}
                      brands={brands}
                      marked={markedOf(passage)}
                      note={noteOf(passage)}
                      onOpen={onOpen}
                    />
                  </li>
                )),
              )}
            </ul>
            {hasNextPage && (
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {intl.formatMessage({ id: 'brand.passages.more' })}
              </Button>
            )}
          </>
        )
      }
    </LoadPanel>
  );
}

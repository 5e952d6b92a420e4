import { Button, Drawer } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronUpIcon, CrossIcon, ListIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { useStores } from '#client/stores/useStores.ts';
import { formatCount } from '../figures/formats.ts';
import { unsetBrand } from '../figures/unsetBrand.ts';
import { answerQueryOf } from './answerSearch.ts';
import type { AnswerSelection } from './answerSearch.ts';
import { AnswersList } from './AnswersList.tsx';
import { AnswerView } from './AnswerView.tsx';
import { describeSelection } from './describeSelection.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useAnswers } from './useAnswers.ts';
import type { AnswersDrawerControl } from './useAnswersDrawer.ts';
import styles from './AnswersDrawer.module.scss';

const SIZE = 'min(760px, 100vw)';

interface AnswersDrawerProps {
  readonly control: AnswersDrawerControl;
  readonly selection: AnswerSelection;
  readonly filters: FilterQuery;
}

/** The answers behind a figure: the list, and one of them in full. */
export const AnswersDrawer = observer(function AnswersDrawer({ control, selection, filters }: AnswersDrawerProps) {
  const intl = useIntl();
  const { filters: store } = useStores();
  const body = useRef<HTMLDivElement>(null);
  const query = useAnswers(answerQueryOf(filters, selection));
  const pages = query.data?.pages ?? [];
  const answers = pages.flatMap(({ list }) => list);
  const total = pages[0]?.total;
  const { answerId } = control;
  const index = answers.findIndex(({ id }) => id === answerId);

  const moveBy = (step: number): void => {
    const target = answers[index + step];
    if (index === -1 || target === undefined) return;
    control.moveTo(target.id);
    // Prefetches the next page before the reader arrives at its first answer.
    if (index + step >= answers.length - 2 && query.hasNextPage && !query.isFetchingNextPage) {
      void query.fetchNextPage();
    }
  };
  useAnswerKeys(answerId !== null, moveBy);

  useEffect(() => {
    // The clicked element is gone: without a focus, neither Escape nor the arrow keys would reach the drawer.
    body.current?.focus({ preventScroll: true });
    body.current?.scrollTo({ top: 0 });
  }, [answerId]);

  const brands = pages[0]?.brands ?? [];
  const ofBrand = brands.find(({ id, own }) => (selection.brand_id === undefined ? own : id === selection.brand_id));
  const unset = selection.cites === 'own' ? unsetBrand('citation_rate', ofBrand) : undefined;
  const words = describeSelection(intl, selection, filters, {
    brands,
    platforms: store.platforms,
    topics: store.topics,
    keywords: store.keywords,
  });
  // If the answers cannot be searched, the title must not say that there are none.
  const title =
    total === undefined || unset !== undefined
      ? intl.formatMessage({ id: 'answers.title' })
      : intl.formatMessage({ id: 'answers.titleCount' }, { count: total, shown: formatCount(intl, total) });

  return (
    <Drawer isOpen size={SIZE} className={styles['drawer'] ?? ''} onClose={control.close} transitionDuration={150}>
      <div role="dialog" aria-modal="true" aria-live="off" aria-label={title} className={styles['dialog']}>
        <div className={styles['head']}>
          <div>
            <h2 className={styles['title']}>{title}</h2>
            <p className={styles['set']}>{words.join(' · ')}</p>
          </div>
          <div className={styles['tools']}>
            <ExportMenu query={answerQueryOf(filters, selection)} />
            <Button
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={intl.formatMessage({ id: 'common.close' })}
              onClick={control.close}
            />
          </div>
        </div>
        {answerId !== null && (
          <div className={styles['nav']}>
            <Button size="small" variant="minimal" icon={<ListIcon />} onClick={control.backToList}>
              {intl.formatMessage({ id: 'answers.backToList' })}
            </Button>
            {index !== -1 && total !== undefined && (
              <span className={styles['place']}>
                {intl.formatMessage({ id: 'answers.place' }, { place: index + 1, total: formatCount(intl, total) })}
              </span>
            )}
            <Button
              size="small"
              variant="minimal"
              icon={<ChevronUpIcon />}
              disabled={index <= 0}
              aria-label={intl.formatMessage({ id: 'answers.previous' })}
              title={intl.formatMessage({ id: 'answers.previous' })}
              onClick={() => {
                moveBy(-1);
              }}
            />
            <Button
              size="small"
              variant="minimal"
              icon={<ChevronDownIcon />}
              disabled={index === -1 || index >= answers.length - 1}
              aria-label={intl.formatMessage({ id: 'answers.next' })}
              title={intl.formatMessage({ id: 'answers.next' })}
              onClick={() => {
                moveBy(1);
              }}
            />
          </div>
        )}
        <div className={styles['body']} ref={body} tabIndex={-1}>
          {answerId === null ? (
            <AnswersList unset={unset} query={query} onOpen={control.openAnswer} />
          ) : (
            <AnswerView id={answerId} />
          )}
        </div>
      </div>
    </Drawer>
  );
});

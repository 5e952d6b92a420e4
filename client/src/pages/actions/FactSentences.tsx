import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { PassageItem } from '#client/components/answers/PassageItem.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { actionKeys } from '#client/queries/actionKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import styles from './ActionDetails.module.scss';

const MOST_SHOWN = 5;

interface FactSentencesProps {
  readonly projectId: string;
  readonly factId: string;
  /** The window of the board. */
  readonly query: FilterQuery;
  readonly onOpen: (answerId: string) => void;
}

/** The newest sentences that contradict a fact; each opens its answer. */
export function FactSentences({ projectId, factId, query, onOpen }: FactSentencesProps) {
  const intl = useIntl();
  const api = useApi(createBrandCentreApi);
  const sentences = useQuery({
    queryKey: actionKeys.sentences(projectId, factId, query.start_time, query.end_time),
    queryFn: ({ signal }) =>
      api.evidence({ ...query, fact_id: factId, verdict: 'contradicted', page: 1, page_size: MOST_SHOWN }, signal),
  });
  const title = intl.formatMessage({ id: 'actions.evidence.sentences' });
  return (
    <>
      <h3 className={styles['heading']}>{title}</h3>
      <LoadPanel query={sentences} what={title} skeleton={<div className={styles['skeleton']} />}>
        {({ list, brands }) =>
          list.length === 0 ? (
            <p className={styles['muted']}>{intl.formatMessage({ id: 'actions.evidence.sentences.none' })}</p>
          ) : (
            <ul className={styles['list']}>
              {list.map((passage) => (
                <li key={passage.answer_id}>
                  <PassageItem passage={passage} brands={brands} marked={passage.said} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadPanel>
    </>
  );
}

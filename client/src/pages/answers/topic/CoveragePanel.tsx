import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TopicDetail } from '#client/api/detailSchemas.ts';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import styles from './CoveragePanel.module.scss';

const MOST_PAIRS = 4;

interface CoveragePanelProps {
  readonly report: TopicDetail;
  readonly filters: Filters;
  readonly className?: string | undefined;
}

interface CoverageProps {
  readonly report: TopicDetail;
}

const Intents = observer(function Intents({ report: { coverage, topic } }: CoverageProps) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const missing = coverage.intents.filter(({ prompts }) => prompts === 0);
  const name = (intent: (typeof missing)[number]['intent']): string =>
    intl.formatMessage({ id: `prompts.intent.${intent}` });
  return (
    <section>
      <h3 className={styles['heading']}>{intl.formatMessage({ id: 'topicDetails.coverage.intents' })}</h3>
      <ul className={styles['intents']}>
        {coverage.intents.map(({ intent, prompts }) => (
          <li key={intent} className={prompts === 0 ? styles['missing'] : ''}>
            {name(intent)}
            <span className={styles['count']}>{formatCount(intl, prompts)}</span>
          </li>
        ))}
      </ul>
      {missing.length === 0 ? (
        <p className={styles['fine']}>{intl.formatMessage({ id: 'topicDetails.coverage.complete' })}</p>
      ) : (
        <p className={styles['gap']}>
          {intl.formatMessage(
            { id: 'topicDetails.coverage.missing' },
            { intents: intl.formatList(missing.map(({ intent }) => name(intent))) },
          )}{' '}
          {mayEdit && (
            <Link to={paths.prompt.href({ topic_id: topic.id, add: 'one' })}>
              {intl.formatMessage({ id: 'topicDetails.coverage.add' })}
            </Link>
          )}
        </p>
      )}
    </section>
  );
});

function Duplicates({ report: { coverage, prompts, topic } }: CoverageProps) {
  const intl = useIntl();
  const { near_duplicates: pairs } = coverage;
  const textOf = (id: string): string => prompts.find((prompt) => prompt.id === id)?.text ?? id;
  return (
    <section>
      <h3 className={styles['heading']}>{intl.formatMessage({ id: 'topicDetails.coverage.duplicates' })}</h3>
      {pairs.length === 0 ? (
        <p className={styles['fine']}>{intl.formatMessage({ id: 'topicDetails.coverage.duplicates.none' })}</p>
      ) : (
        <>
          <p className={styles['gap']}>
            {intl.formatMessage({ id: 'topicDetails.coverage.duplicates.count' }, { count: pairs.length })}{' '}
            <Link to={paths.prompt.href({ topic_id: topic.id })}>
              {intl.formatMessage({ id: 'topicDetails.coverage.manage' })}
            </Link>
          </p>
          <ul className={styles['pairs']}>
            {pairs.slice(0, MOST_PAIRS).map(({ first_id: first, second_id: second, similarity }) => (
              <li key={`${first} ${second}`}>
                {[first, second].map((id) => (
                  <Link key={id} to={paths.promptsDetails.href({ id, breadcrumb: textOf(id) })}>
                    {textOf(id)}
                  </Link>
                ))}
                <span className={styles['similarity']}>
                  {intl.formatMessage(
                    { id: 'topicDetails.coverage.similarity' },
                    { share: formatPercent(intl, similarity, 0) },
                  )}
                </span>
              </li>
            ))}
          </ul>
          {pairs.length > MOST_PAIRS && (
            <p className={styles['fine']}>
              {intl.formatMessage(
                { id: 'topicDetails.coverage.duplicates.more' },
                { count: pairs.length - MOST_PAIRS },
              )}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Coverage of the topic's prompts: intents, near duplicates, and how many mention a brand. */
export function CoveragePanel({ report, filters, className }: CoveragePanelProps) {
  const intl = useIntl();
  const { branded, paused } = report.coverage;
  const all = report.prompts.length;
  return (
    <Panel className={className} title={intl.formatMessage({ id: 'topicDetails.coverage' })}>
      <div className={styles['parts']}>
        <Intents report={report} />
        <Duplicates report={report} />
        <section>
          <h3 className={styles['heading']}>{intl.formatMessage({ id: 'topicDetails.coverage.branded' })}</h3>
          <p className={branded === 0 ? styles['fine'] : styles['gap']}>
            {intl.formatMessage({ id: 'topicDetails.coverage.branded.count' }, { count: branded, all })}
          </p>
          {branded > 0 && branded < all && filters.form.branded === '' && (
            <Button
              size="small"
              onClick={() => {
                filters.setFilters({ branded: 'unbranded' });
              }}
            >
              {intl.formatMessage({ id: 'topicDetails.coverage.branded.without' })}
            </Button>
          )}
        </section>
        <section>
          <h3 className={styles['heading']}>{intl.formatMessage({ id: 'topicDetails.coverage.paused' })}</h3>
          <p className={styles['fine']}>
            {intl.formatMessage({ id: 'topicDetails.coverage.paused.count' }, { count: paused })}
          </p>
        </section>
      </div>
    </Panel>
  );
}

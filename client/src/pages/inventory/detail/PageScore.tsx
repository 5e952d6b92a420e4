import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { PageDetail } from '#client/api/ownPageSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import styles from './PageDrawer.module.scss';

// Loads the scoring worker only once a page is opened.
const PageFactors = lazy(async () => ({ default: (await import('./PageFactors.tsx')).PageFactors }));

interface PageScoreProps {
  readonly detail: PageDetail;
  readonly projectId: string;
}

/** Both scores side by side, never combined. */
export function PageScore({ detail, projectId }: PageScoreProps) {
  const intl = useIntl();
  const { scores } = detail.row;
  return (
    <Panel
      title={intl.formatMessage({ id: 'inventory.score' })}
      subtitle={intl.formatMessage({ id: 'inventory.score.about' })}
    >
      {scores === null ? (
        <p className={styles['note']}>{intl.formatMessage({ id: 'inventory.score.none' })}</p>
      ) : (
        <dl className={styles['scores']}>
          {(['eligible', 'citable'] as const).map((part) => (
            <div key={part}>
              <dt>{intl.formatMessage({ id: `inventory.column.${part}` })}</dt>
              <dd>
                <span className={styles['score']}>{formatCount(intl, scores[part].score)}</span>{' '}
                <span className={styles['of']}>{intl.formatMessage({ id: 'inventory.score.of' })}</span>
                <span className={styles['terms']}>{intl.formatMessage({ id: `inventory.score.${part}` })}</span>
                {scores[part].capped && (
                  <span className={styles['bad']}>{intl.formatMessage({ id: 'inventory.score.capped' })}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {scores !== null && (
        <Suspense fallback={<div className={styles['factors']} aria-busy="true" />}>
          <PageFactors page={detail.page} projectId={projectId} />
        </Suspense>
      )}
    </Panel>
  );
}

import { useIntl } from 'react-intl';
import type { PageRow } from '../../../../api/ownPageSchemas.ts';
import { formatCount } from '../../../../components/figures/formats.ts';
import { Panel } from '../../../../components/figures/Panel.tsx';
import styles from './PageDrawer.module.scss';

/** Both scores side by side, never blended into one. */
export function PageScore({ row }: { readonly row: PageRow }) {
  const intl = useIntl();
  const { scores } = row;
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
    </Panel>
  );
}

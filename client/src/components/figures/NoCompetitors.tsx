import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#client/lib/paths.ts';
import { MayEdit } from '../permission/MayEdit.tsx';
import styles from './DomainNotSet.module.scss';

interface NoCompetitorsProps {
  /** Links to where competitors are added, for those who may; false in an issued report. */
  readonly linked: boolean;
}

/** Note under a figure that compares brands when there are no competitors: a share of 100% then means nothing. */
export function NoCompetitors({ linked }: NoCompetitorsProps) {
  const intl = useIntl();
  const why = intl.formatMessage({ id: 'figures.noCompetitors.why' });
  const add = intl.formatMessage({ id: 'figures.noCompetitors.add' });
  return (
    <span className={styles['whole']} title={why}>
      {intl.formatMessage({ id: 'figures.noCompetitors' })}
      {linked && (
        <MayEdit>
          {' '}
          <Link
            className={styles['link']}
            to={paths.brandIndex.href({ tab: 'competitors' })}
            aria-label={`${add} (${why})`}
          >
            {add}
          </Link>
        </MayEdit>
      )}
    </span>
  );
}

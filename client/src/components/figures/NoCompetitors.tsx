import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { MayEdit } from '../permission/MayEdit.tsx';
import styles from './DomainNotSet.module.scss';

interface NoCompetitorsProps {
  /** Leads those who may add competitors to where they can; not in a report that has left the house. */
  readonly linked: boolean;
}

/** Says under a figure that compares brands that there is none to compare with: a share of 100% is then no success. */
export function NoCompetitors({ linked }: NoCompetitorsProps) {
  const intl = useIntl();
  const why = intl.formatMessage({ id: 'figures.noCompetitors.why' });
  const add = intl.formatMessage({ id: 'figures.noCompetitors.add' });
  return (
    <span className={styles['whole']} title={why}>
      {intl.formatMessage({ id: 'figures.noCompetitors' })}{' '}
      {linked && (
        <MayEdit>
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

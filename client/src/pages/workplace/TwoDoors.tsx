import { Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { reservedPlace } from '#client/components/offers/reservedPlace.ts';
import { useImportOffer } from '#client/components/offers/useImportOffered.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './TwoDoors.module.scss';

/** Two starting points for people without a project of their own: a new project, or a sample. */
export const TwoDoors = observer(function TwoDoors() {
  const intl = useIntl();
  const { projects } = useStores();
  const offer = useImportOffer();
  const [example] = projects.list;
  const isNew = projects.state === 'loaded' && projects.list.every(({ origin }) => origin === 'sample');
  if (offer === false || !isNew || example === undefined) return null;
  return (
    <section
      className={`${styles['doors'] ?? ''} ${reservedPlace(offer)}`}
      aria-label={intl.formatMessage({ id: 'workplace.doors' })}
    >
      <div className={styles['door']}>
        <h2>{intl.formatMessage({ id: 'workplace.doors.own' })}</h2>
        <p>{intl.formatMessage({ id: 'workplace.doors.own.about' })}</p>
        <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={paths.newProject.href()}>
          {intl.formatMessage({ id: 'workplace.doors.own' })}
        </Link>
      </div>
      <div className={styles['door']}>
        <h2>{intl.formatMessage({ id: 'workplace.doors.example' })}</h2>
        <p>{intl.formatMessage({ id: 'workplace.doors.example.about' })}</p>
        <Link className={Classes.BUTTON} to={paths.overviewIndex.href()}>
          {intl.formatMessage({ id: 'workplace.doors.example' })}
        </Link>
      </div>
    </section>
  );
});

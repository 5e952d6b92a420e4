import { FormattedMessage } from 'react-intl';
import styles from './CreatePage.module.scss';

const points = ['create.point.honest', 'create.point.evidence', 'create.point.own'] as const;

/** The product in four sentences. */
export function ProductPoints() {
  return (
    <>
      <h1 className={styles['title']}>
        <FormattedMessage id="create.title" />
      </h1>
      <p className={styles['lead']}>
        <FormattedMessage id="create.lead" />
      </p>
      <ul className={styles['points']}>
        {points.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}

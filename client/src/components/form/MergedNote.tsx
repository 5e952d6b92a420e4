import { FormattedMessage } from 'react-intl';
import styles from './KeptNote.module.scss';

/** Said above a list that holds what somebody else saved while it was being edited. */
export function MergedNote() {
  return (
    <p role="status" className={styles['kept']}>
      <FormattedMessage id="common.merged" />
    </p>
  );
}

import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import styles from './ProfileForm.module.scss';

interface SaveRowProps {
  /** There are unsaved changes. */
  readonly changed: boolean;
  readonly saving: boolean;
  readonly onGiveUp: () => void;
}

/** The buttons at the end of a form: save, and discard while there are changes. */
export function SaveRow({ changed, saving, onGiveUp }: SaveRowProps) {
  return (
    <div className={styles['end']}>
      <Button type="submit" intent="primary" disabled={saving || !changed}>
        <FormattedMessage id={saving ? 'profile.saving' : 'profile.save'} />
      </Button>
      {changed && (
        <>
          <Button variant="minimal" disabled={saving} onClick={onGiveUp}>
            <FormattedMessage id="profile.giveUp" />
          </Button>
          <span className={styles['note']}>
            <FormattedMessage id="profile.unsaved" />
          </span>
        </>
      )}
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AvatarUpload } from '#client/components/upload/AvatarUpload.tsx';
import { useAvatar } from './useAvatar.ts';
import styles from './BasicPanel.module.scss';

/** The user's picture, saved right after the upload. */
export const AvatarField = observer(function AvatarField() {
  const labelId = useId();
  const { url, upload, handleChange } = useAvatar();
  return (
    <div role="group" aria-labelledby={labelId} className={styles['avatar']}>
      <span id={labelId} className={styles['label']}>
        <FormattedMessage id="profile.avatar" />
      </span>
      <AvatarUpload
        value={url}
        upload={upload}
        crop
        help={<FormattedMessage id="profile.avatar.help" />}
        onChange={handleChange}
      />
    </div>
  );
});

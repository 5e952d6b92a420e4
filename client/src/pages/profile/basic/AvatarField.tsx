import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AvatarUpload } from '#client/components/upload/AvatarUpload.tsx';
import { useAvatar } from './useAvatar.ts';
import styles from './BasicPanel.module.scss';

/** One's picture, which is saved as soon as it is there. */
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

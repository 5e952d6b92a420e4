import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { UploadFunction } from '#client/components/upload/useUpload.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { useStores } from '#client/stores/useStores.ts';

interface AvatarModel {
  readonly url: string;
  readonly upload: UploadFunction<{ readonly url: string }>;
  readonly handleChange: (url: string) => void;
}

/** Uploads and saves the user's picture in one step, or removes it. Reads stores: call it inside an observer. */
export function useAvatar(): AvatarModel {
  const intl = useIntl();
  const { api, user, notices } = useStores();
  const removal = useMutation({
    mutationFn: () => user.editProfile({ avatar: '' }),
    onSuccess: () => {
      notices.show({ key: 'profile', intent: 'success', messageId: 'profile.avatar.removed' });
    },
    onError: (error) => {
      const values = { reason: failureText(intl, error) };
      notices.show({ key: 'profile', intent: 'error', messageId: 'profile.avatar.removeFailed', values });
    },
  });
  return {
    url: user.avatar,
    // Both calls share one progress indicator: a picture that was uploaded but not saved counts as a failure.
    upload: async (file, options) => {
      const { url } = await api.user.uploadAvatar(file, options);
      await user.editProfile({ avatar: url });
      return { url };
    },
    handleChange: (url) => {
      if (url === '') removal.mutate();
      else notices.show({ key: 'profile', intent: 'success', messageId: 'profile.avatar.saved' });
    },
  };
}

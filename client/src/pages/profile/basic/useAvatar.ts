import { useMutation } from '@tanstack/react-query';
import type { UploadFunction } from '../../../components/upload/useUpload.ts';
import { useStores } from '../../../stores/useStores.ts';

interface AvatarModel {
  readonly url: string;
  readonly upload: UploadFunction<{ readonly url: string }>;
  readonly handleChange: (url: string) => void;
}

/** Sends and saves one's picture in one go, or takes it away. Reads stores: call it inside an observer. */
export function useAvatar(): AvatarModel {
  const { api, user, notices } = useStores();
  const removal = useMutation({
    mutationFn: () => api.user.editProfile({ avatar: '' }),
    onSuccess: (profile) => {
      user.setSavedProfile(profile);
      notices.show({ key: 'profile', intent: 'success', messageId: 'profile.avatar.removed' });
    },
    onError: () => {
      notices.show({ key: 'profile', intent: 'error', messageId: 'profile.avatar.removeFailed' });
    },
  });
  return {
    url: user.avatar,
    // Both calls under one progress circle: a picture that was sent and not saved is a failure like any other.
    upload: async (file, options) => {
      const { url } = await api.user.uploadAvatar(file, options);
      user.setSavedProfile(await api.user.editProfile({ avatar: url }));
      return { url };
    },
    handleChange: (url) => {
      if (url === '') removal.mutate();
      else notices.show({ key: 'profile', intent: 'success', messageId: 'profile.avatar.saved' });
    },
  };
}

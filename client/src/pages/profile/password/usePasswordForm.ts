import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { useStores } from '#client/stores/useStores.ts';
import { DEVICES_KEY } from '../devices/devicesKey.ts';
import { showSaveError } from '../showSaveError.ts';
import { passwordFormSchema } from './passwordFormSchema.ts';
import type { PasswordFormFields } from './passwordFormSchema.ts';

const EMPTY: PasswordFormFields = { current: '', next: '', repeat: '', logOutOthers: true };

/** The password form. Nothing is stored: a reload clears it. */
export function usePasswordForm() {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const { api, notices } = useStores();
  const client = useQueryClient();
  const form = useForm<PasswordFormFields>({
    resolver: valibotResolver(passwordFormSchema),
    // Otherwise the resolver stops at the first invalid field, and the repeated password is compared only when all others are valid.
    criteriaMode: 'all',
    defaultValues: EMPTY,
  });
  const next = useWatch({ control: form.control, name: 'next' });

  const save = form.handleSubmit(async (fields) => {
    try {
      await api.user.updatePassword({
        old_password: fields.current,
        new_password: fields.next,
        logout_others: fields.logOutOthers,
      });
      form.reset(EMPTY);
      void client.invalidateQueries({ queryKey: DEVICES_KEY });
      notices.show({
        key: 'profile',
        intent: 'success',
        messageId: fields.logOutOthers ? 'profile.password.savedEverywhere' : 'profile.password.saved',
      });
    } catch (error) {
      sayAfterLeaving('profile.tab.password', error);
      showSaveError(intl, error, form.setError, [
        { named: 'old_password', field: 'current', messageId: 'profile.password.wrong' },
        { named: 'new_password', field: 'next', messageId: 'profile.password.refused' },
      ]);
    }
  });
  return { form, next, save };
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { UserApi } from '#client/api/userApi.ts';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { useStores } from '#client/stores/useStores.ts';
import { DEVICES_KEY } from '../devices/devicesKey.ts';
import { showSaveError } from '../showSaveError.ts';
import { passwordFormSchema } from './passwordFormSchema.ts';
import type { PasswordFormFields } from './passwordFormSchema.ts';

const EMPTY: PasswordFormFields = { current: '', next: '', repeat: '', logOutOthers: true };

/** Devices other than this one that are logged in; null: the provider does not say. */
async function countOthers({ devices }: UserApi): Promise<number | null> {
  const all = await devices().catch(() => []);
  return all.some(({ current }) => current) ? all.filter(({ current }) => !current).length : null;
}

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

  /** A provider need not log the other devices out, so the list of them decides. */
  const sayDone = async (logOutOthers: boolean): Promise<void> => {
    const others = logOutOthers ? await countOthers(api.user) : null;
    const key = 'profile';
    if (others === null) notices.show({ key, intent: 'success', messageId: 'profile.password.saved' });
    else if (others === 0) notices.show({ key, intent: 'success', messageId: 'profile.password.savedEverywhere' });
    else notices.show({ key, intent: 'warning', messageId: 'profile.password.othersStay', values: { count: others } });
  };

  const save = form.handleSubmit(async (fields) => {
    try {
      await api.user.updatePassword({
        old_password: fields.current,
        new_password: fields.next,
        logout_others: fields.logOutOthers,
      });
      form.reset(EMPTY);
      void client.invalidateQueries({ queryKey: DEVICES_KEY });
      await sayDone(fields.logOutOthers);
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

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Profile } from '#client/api/userSchemas.ts';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { useStores } from '#client/stores/useStores.ts';
import { readChanges } from '../fieldChanges.ts';
import { showSaveError } from '../showSaveError.ts';
import { useChangeDraft } from '../useChangeDraft.ts';
import { accountChangeSchema, accountDraftOf, accountNames } from './accountFormSchema.ts';
import type { AccountFormFields } from './accountFormSchema.ts';

/** The form of email and phone. Typed values are stored as in the basic data, the password never. */
export function useAccountForm({ email, phone, accountId }: Profile) {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const { storage, user, notices } = useStores();
  const draftName = `profile.account.${accountId}`;
  const saved = { email, phone };
  const [kept] = useState(() => readChanges(accountNames, storage.readDraft(draftName)));
  const form = useForm<AccountFormFields>({
    resolver: valibotResolver(accountChangeSchema(saved)),
    defaultValues: { ...saved, ...kept, password: '' },
  });
  const [typedEmail, typedPhone] = useWatch({ control: form.control, name: accountNames });
  const typed = { email: typedEmail, phone: typedPhone };
  const { changes, discard } = useChangeDraft({ draftName, names: accountNames, saved, typed, write: form.setValue });

  const save = form.handleSubmit(async (fields) => {
    try {
      const next = await user.updateAccount(accountDraftOf(fields, saved));
      form.reset({ email: next.email, phone: next.phone, password: '' });
      discard();
      notices.show({ key: 'profile', intent: 'success', messageId: 'profile.account.saved' });
    } catch (error) {
      sayAfterLeaving('profile.tab.account', error);
      showSaveError(intl, error, form.setError, [
        { named: 'password', field: 'password', messageId: 'profile.password.wrong' },
        { named: 'email', field: 'email', messageId: 'profile.email.taken' },
        { named: 'phone', field: 'phone', messageId: 'profile.phone.invalid' },
      ]);
    }
  });
  return {
    form,
    save,
    isChanged: Object.keys(changes).length > 0,
    giveUp: () => {
      form.reset({ ...saved, password: '' });
      discard();
    },
  };
}

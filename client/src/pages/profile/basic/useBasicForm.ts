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
import { basicChangeSchema, basicFieldsOf, basicNames, profileDraftOf } from './basicFields.ts';
import type { BasicFields } from './basicFields.ts';

/** The form of the user's own data: typed values survive a reload, a failed save and an expired session until they are saved. */
export function useBasicForm(profile: Profile) {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const { storage, user, notices } = useStores();
  const draftName = `profile.basic.${profile.accountId}`;
  const saved = basicFieldsOf(profile);
  const [kept] = useState(() => readChanges(basicNames, storage.readDraft(draftName)));
  const form = useForm<BasicFields>({
    resolver: valibotResolver(basicChangeSchema(saved)),
    defaultValues: { ...saved, ...kept },
  });
  const typed = { ...saved, ...useWatch({ control: form.control }) };
  const { changes, discard } = useChangeDraft({ draftName, names: basicNames, saved, typed, write: form.setValue });

  const save = form.handleSubmit(async () => {
    try {
      const next = await user.editProfile(profileDraftOf(changes));
      form.reset(basicFieldsOf(next));
      discard();
      notices.show({ key: 'profile', intent: 'success', messageId: 'profile.basic.saved' });
    } catch (error) {
      sayAfterLeaving('profile.tab.basic', error);
      showSaveError(intl, error, form.setError, [
        { named: 'name', field: 'name', messageId: 'profile.refused' },
        { named: 'personalWebsite', field: 'personalWebsite', messageId: 'profile.website.invalid' },
        { named: 'introduction', field: 'introduction', messageId: 'profile.refused' },
        { named: 'jobName', field: 'jobName', messageId: 'profile.refused' },
        { named: 'organizationName', field: 'organizationName', messageId: 'profile.refused' },
        { named: 'locationName', field: 'locationName', messageId: 'profile.refused' },
      ]);
    }
  });
  return {
    form,
    save,
    introductionLength: typed.introduction.length,
    isChanged: Object.keys(changes).length > 0,
    giveUp: () => {
      form.reset(saved);
      discard();
    },
  };
}

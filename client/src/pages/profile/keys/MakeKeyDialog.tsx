import { Checkbox, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyScopes, type KeyScope } from '#client/api/keySchemas.ts';
import { PushCommand } from '#client/components/push/PushCommand.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { useStores } from '#client/stores/useStores.ts';
import { AssistantSetup } from './AssistantSetup.tsx';
import { ChoiceFieldset } from './ChoiceFieldset.tsx';
import { SecretField } from './SecretField.tsx';
import { SecretFormDialog } from './SecretFormDialog.tsx';
import { LONGEST_NAME, toggled, useKeyForm } from './useKeyForm.ts';
import type { KeyField, KeyForm } from './useKeyForm.ts';
import type { KeyChanges } from './useKeys.ts';
import styles from './KeysPanel.module.scss';

interface MakeKeyDialogProps {
  readonly make: KeyChanges['make'];
  /** The preselected scope. */
  readonly scope: KeyScope;
  readonly onClose: () => void;
}

/** The error of a field in words. */
function useProblemText(form: KeyForm): (field: KeyField) => string | null {
  const intl = useIntl();
  return (field) =>
    form.problems.includes(field) ? intl.formatMessage({ id: `profile.keys.missing.${field}` }) : form.said(field);
}

/** The form fields of a key: name, scopes, projects. */
const KeyFieldset = observer(function KeyFieldset({ form }: { readonly form: KeyForm }) {
  const intl = useIntl();
  const { projects } = useStores();
  const problemText = useProblemText(form);
  const { fields, isSending } = form;
  const nameError = problemText('name');
  return (
    <div className={styles['fields']}>
      {form.error !== null && <FormFailure>{failureText(intl, form.error)}</FormFailure>}
      <FormField
        label={<FormattedMessage id="profile.keys.name" />}
        error={nameError}
        help={<FormattedMessage id="profile.keys.nameHelp" />}
        required
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            fill
            maxLength={LONGEST_NAME}
            readOnly={isSending}
            intent={nameError === null ? 'none' : 'danger'}
            value={fields.name}
            onChange={({ target }) => {
              form.change({ name: target.value });
            }}
          />
        )}
      </FormField>
      <ChoiceFieldset legend={<FormattedMessage id="profile.keys.scopes" />} error={problemText('scopes')}>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={intl.formatMessage({ id: `profile.keys.scope.${scope}.explained` })}
            checked={fields.scopes.includes(scope)}
            disabled={isSending}
            onChange={() => {
              form.change({ scopes: toggled(fields.scopes, scope) });
            }}
          />
        ))}
      </ChoiceFieldset>
      <ChoiceFieldset legend={<FormattedMessage id="profile.keys.projects" />} error={problemText('project_ids')}>
        {projects.list.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={fields.project_ids.includes(id)}
            disabled={isSending}
            onChange={() => {
              form.change({ project_ids: toggled(fields.project_ids, id) });
            }}
          />
        ))}
      </ChoiceFieldset>
    </div>
  );
});

/** Creates a key, then shows its secret once. Mount it only while it is open. */
export const MakeKeyDialog = observer(function MakeKeyDialog({ make, scope, onClose }: MakeKeyDialogProps) {
  const { projects } = useStores();
  const known = projects.list.map(({ id }) => id);
  const form = useKeyForm(make, projects.currentId, scope, known);
  const { made } = form;
  const { scopes, project_ids: ids } = form.fields;
  const secret =
    made === null ? null : (
      <>
        <SecretField secret={made.secret} />
        {scopes.includes('push') && (
          <PushCommand secret={made.secret} projectId={ids.find((id) => id === projects.currentId) ?? ids[0]} />
        )}
        {scopes.includes('read') && <AssistantSetup secret={made.secret} />}
      </>
    );
  return (
    <SecretFormDialog
      title={<FormattedMessage id={made === null ? 'profile.keys.make' : 'profile.keys.ready'} />}
      submitLabel={<FormattedMessage id="profile.keys.make" />}
      secret={secret}
      isSending={form.isSending}
      onSubmit={(element) => {
        if (form.fields.name.trim() === '') element.querySelector('input')?.focus();
        void form.send();
      }}
      onDiscard={form.discard}
      onClose={onClose}
    >
      <KeyFieldset form={form} />
    </SecretFormDialog>
  );
});

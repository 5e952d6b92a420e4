import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProjectSetup } from '#client/api/schemas/projectSetupSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { ProjectChanges } from './useProjectChanges.ts';
import { useSaveBase } from './useSaveBase.ts';
import styles from './ProjectDialog.module.scss';

interface NamesFormProps {
  readonly setup: ProjectSetup;
  readonly rename: ProjectChanges['rename'];
}

const LANGUAGES = ['zh', 'en'] as const;

type Names = Readonly<Partial<Record<(typeof LANGUAGES)[number], string>>>;

/** As the server stores them: without those that are empty or equal to the recorded name. */
function realNames(name: string, typed: Names): Names {
  return Object.fromEntries(Object.entries(typed).filter(([, other]) => other !== '' && other !== name));
}

/** Form for the project's name and, if the server supports it, its name for readers of each language. */
export const NamesForm = observer(function NamesForm({ setup, rename }: NamesFormProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const { name: recorded = projects.current?.name ?? '', names: stored } = setup;
  const [name, setName] = useState(recorded);
  const [names, setNames] = useState({ zh: stored?.zh ?? '', en: stored?.en ?? '' });
  const base = useSaveBase<{ readonly name: string; readonly names: Names }>({ name: recorded, names: stored ?? {} });
  const errors = fieldErrorsOf(rename.error);
  const isSame = name.trim() === recorded && LANGUAGES.every((one) => names[one].trim() === (stored?.[one] ?? ''));
  const isPlaced = ['name', 'names.zh', 'names.en'].some((field) => errorAt(errors, field) !== null);
  const typed = {
    name: name.trim(),
    ...(stored && { names: { zh: names.zh.trim(), en: names.en.trim() } }),
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // A provider without names by language has no base to compare.
        const from = stored === undefined || base.now === null ? {} : { base: base.now };
        const onSuccess = (): void => {
          base.saved({ name: typed.name, names: realNames(typed.name, typed.names ?? {}) });
        };
        rename.mutate({ typed, from }, { onSuccess, onError: base.refused });
      }}
    >
      <FormField label={<FormattedMessage id="projectSettings.name" />} error={errorAt(errors, 'name')} required>
        {(wiring) => <InputGroup {...wiring} value={name} maxLength={100} onValueChange={setName} />}
      </FormField>
      {stored !== undefined && (
        <div className={styles['languages']}>
          {LANGUAGES.map((language) => (
            <FormField
              key={language}
              label={<FormattedMessage id={`projectSettings.name.${language}`} />}
              error={errorAt(errors, `names.${language}`)}
            >
              {(wiring) => (
                <InputGroup
                  {...wiring}
                  value={names[language]}
                  maxLength={100}
                  placeholder={name.trim()}
                  onValueChange={(text) => {
                    setNames({ ...names, [language]: text });
                  }}
                />
              )}
            </FormField>
          ))}
        </div>
      )}
      {rename.error !== null && !isPlaced && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, rename.error)}
        </p>
      )}
      <Button type="submit" intent="primary" loading={rename.isPending} disabled={name.trim() === '' || isSame}>
        <FormattedMessage id="projectSettings.rename" />
      </Button>
    </form>
  );
});

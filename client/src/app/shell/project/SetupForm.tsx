import { Button, TextArea } from '@blueprintjs/core';
import { compareStructural } from 'mobx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlatformWay, ProjectSetup } from '#client/api/schemas/projectSetupSchemas.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { ToggleChips } from '#client/components/ui/ToggleChips.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { MARKETS, PROMPT_LANGUAGES } from '#client/lib/markets.ts';
import type { ProjectChanges } from './useProjectChanges.ts';
import { useSaveBase } from './useSaveBase.ts';
import styles from './ProjectDialog.module.scss';

interface SetupFormProps {
  readonly setup: ProjectSetup;
  readonly save: ProjectChanges['saveSetup'];
}

type SetupFields = Pick<ProjectSetup, 'description' | 'market' | 'languages' | 'platforms'>;

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 500;

/** Only the fields that the user changed: changes that others saved to other fields meanwhile are kept. */
function changesIn(
  begun: SetupFields,
  { description, market, languages, platforms }: SetupFields,
): Partial<SetupFields> {
  return {
    ...(description !== begun.description && { description }),
    ...(market !== begun.market && { market }),
    ...(!compareStructural(languages, begun.languages) && { languages }),
    ...(!compareStructural(platforms, begun.platforms) && { platforms }),
  };
}

/** The same fields of another state. */
function onlyIn(change: Partial<SetupFields>, state: SetupFields): Partial<SetupFields> {
  return {
    ...(change.description !== undefined && { description: state.description }),
    ...(change.market !== undefined && { market: state.market }),
    ...(change.languages !== undefined && { languages: state.languages }),
    ...(change.platforms !== undefined && { platforms: state.platforms }),
  };
}

/** Form for the brand description, markets and languages, and the platforms whose answers are captured by hand or pushed. */
export function SetupForm({ setup, save }: SetupFormProps) {
  const intl = useIntl();
  const base = useSaveBase<SetupFields>(setup);
  const { begun } = base;
  const [description, setDescription] = useState(setup.description);
  const [market, setMarket] = useState(setup.market);
  const [languages, setLanguages] = useState<readonly string[]>(setup.languages);
  const [platforms, setPlatforms] = useState(setup.platforms);
  const changed = { description: description.trim(), market, languages: [...languages], platforms };
  const { description: said, market: before, languages: spoken, platforms: known } = setup;
  const isSame =
    JSON.stringify(changed) ===
    JSON.stringify({ description: said, market: before, languages: spoken, platforms: known });
  // A value set by an import or an API client stays among the options.
  const markets = [...new Set([...MARKETS, ...(market === '' ? [] : [market])])]
    .map((value) => ({ value, label: intl.formatDisplayName(value, { type: 'region' }) ?? value }))
    .toSorted((a, b) => compareTexts(a.label, b.label));
  const options = [...new Set([...PROMPT_LANGUAGES, ...setup.languages])].map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: 'language' }) ?? value,
  }));
  const namesOf = (way: PlatformWay) => platforms.filter((each) => each.way === way).map(({ name }) => name);
  const setNames = (way: PlatformWay, names: readonly string[]): void => {
    setPlatforms([...platforms.filter((each) => each.way !== way), ...names.map((name) => ({ name, way }))]);
  };
  const errors = fieldErrorsOf(save.error);
  const platformError = (way: PlatformWay): string | null => {
    const index = platforms.findIndex(
      (each, at) => each.way === way && errorAt(errors, `platforms[${String(at)}].name`),
    );
    return index < 0 ? null : errorAt(errors, `platforms[${String(index)}].name`);
  };
  const hasField =
    errorAt(errors, 'description') ?? errorAt(errors, 'market') ?? platformError('hand') ?? platformError('push');
  const platformField = (way: PlatformWay) => (
    <FormField label={<FormattedMessage id={`projectSettings.setup.${way}`} />} error={platformError(way)}>
      {(wiring) => (
        <ChipsInput
          wiring={wiring}
          longest={LONGEST_NAME}
          values={namesOf(way)}
          onChange={(names) => {
            setNames(way, names);
          }}
        />
      )}
    </FormField>
  );
  return (
    <form
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault();
        const change = changesIn(begun, changed);
        const from = base.now === null ? {} : { base: onlyIn(change, base.now) };
        save.mutate({ change, from }, { onSuccess: base.saved, onError: base.refused });
      }}
    >
      <h3>
        <FormattedMessage id="projectSettings.setup" />
      </h3>
      <FormField
        label={<FormattedMessage id="projectSettings.setup.description" />}
        error={errorAt(errors, 'description')}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            autoResize
            fill
            value={description}
            maxLength={LONGEST_DESCRIPTION}
            onChange={(event) => {
              setDescription(event.currentTarget.value);
            }}
          />
        )}
      </FormField>
      <FormField label={<FormattedMessage id="projectSettings.setup.market" />} error={errorAt(errors, 'market')}>
        {(wiring) => (
          <NativeSelect
            {...wiring}
            value={market}
            options={[{ value: '', label: intl.formatMessage({ id: 'projectSettings.setup.noMarket' }) }, ...markets]}
            onChange={(event) => {
              setMarket(event.currentTarget.value);
            }}
          />
        )}
      </FormField>
      <div className={styles['chips']}>
        <span aria-hidden="true">
          <FormattedMessage id="projectSettings.setup.languages" />
        </span>
        <ToggleChips
          label={intl.formatMessage({ id: 'projectSettings.setup.languages' })}
          options={options}
          chosen={languages}
          onChange={(chosen) => {
            setLanguages([...chosen]);
          }}
        />
      </div>
      {platformField('hand')}
      {platformField('push')}
      {save.error !== null && hasField === null && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, save.error)}
        </p>
      )}
      <Button type="submit" loading={save.isPending} disabled={isSame}>
        <FormattedMessage id="projectSettings.setup.save" />
      </Button>
    </form>
  );
}

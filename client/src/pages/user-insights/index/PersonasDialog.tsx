import { Button, InputGroup } from '@blueprintjs/core';
import { PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnPersonaRef, Persona } from '#client/api/userInsightSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { MergedNote } from '#client/components/form/MergedNote.tsx';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { useListDraft } from '#client/stores/useListDraft.ts';
import { filledPersonas, ownPersonas, personaRows } from './personaDraft.ts';
import { useTraitChanges } from './useTraitChanges.ts';
import styles from './PersonasDialog.module.scss';

/** Limit per project. */
const MOST_PERSONAS = 30;
const MOST_LETTERS = 40;

interface PersonasDialogProps {
  readonly projectId: string;
  readonly personas: readonly Persona[];
  readonly onClose: () => void;
}

interface PersonaRowProps {
  readonly persona: OwnPersonaRef;
  readonly place: number;
  /** Errors by field of this persona. */
  readonly errorOf: (field: 'name' | 'words') => string | null;
  readonly onChange: (changes: Partial<OwnPersonaRef>) => void;
  readonly onRemove: () => void;
}

function PersonaRow({ persona, place, errorOf, onChange, onRemove }: PersonaRowProps) {
  const intl = useIntl();
  const name = persona.name === '' ? String(place) : persona.name;
  return (
    <fieldset className={styles['row']} aria-label={intl.formatMessage({ id: 'insights.personas.one' }, { name })}>
      <FormField label={<FormattedMessage id="insights.personas.name" />} required error={errorOf('name')}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            value={persona.name}
            maxLength={MOST_LETTERS}
            placeholder={intl.formatMessage({ id: 'insights.personas.name.example' })}
            onValueChange={(value) => {
              onChange({ name: value });
            }}
          />
        )}
      </FormField>
      <FormField
        label={<FormattedMessage id="insights.personas.words" />}
        error={errorOf('words')}
        help={<FormattedMessage id="insights.personas.words.help" />}
      >
        {(wiring) => (
          <ChipsInput
            wiring={wiring}
            longest={MOST_LETTERS}
            values={persona.words}
            onChange={(words) => {
              onChange({ words: [...words] });
            }}
          />
        )}
      </FormField>
      <Button
        variant="minimal"
        icon={<TrashIcon />}
        aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name })}
        onClick={onRemove}
      />
    </fieldset>
  );
}

/** The edited list: survives a reload and a failed save. */
function usePersonaList({ projectId, personas, onClose }: PersonasDialogProps) {
  const changes = useTraitChanges();
  const saved = ownPersonas(personas);
  const draft = useListDraft(`insights.personas.${projectId}`, saved, personaRows);
  const { rows: list, setRows: setList } = draft;
  const [nameless, setNameless] = useState(-1);
  const save = useFormMutation('insights.personas.title', {
    mutationFn: () => changes.savePersonas(filledPersonas(list), saved),
    onSuccess: () => {
      draft.settle();
      onClose();
    },
  });
  return {
    list,
    merged: draft.merged,
    save,
    error: draft.errorToTell(save.error),
    nameless,
    change: (place: number, part: Partial<OwnPersonaRef>) => {
      save.reset();
      setNameless(-1);
      setList(list.map((persona, at) => (at === place ? { ...persona, ...part } : persona)));
    },
    add: () => {
      setList([...list, { id: '', name: '', words: [] }]);
    },
    remove: (place: number) => {
      save.reset();
      setNameless(-1);
      setList(list.filter((_, at) => at !== place));
    },
    submit: () => {
      const bare = list.findIndex(({ name, words }) => name.trim() === '' && words.length > 0);
      setNameless(bare);
      if (bare < 0 && !save.isPending) save.mutate();
    },
    discard: () => {
      draft.discard();
      onClose();
    },
  };
}

/** The project's own personas: a name, and the words in a question that indicate it. Mount it only while it is open. */
export const PersonasDialog = observer(function PersonasDialog(props: PersonasDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const { list, merged, save, error, nameless, change, add, remove, submit, discard } = usePersonaList(props);
  const { isPending } = save;
  const fieldErrors = isApiError(error) ? error.fieldErrors : {};
  // Indexes in server errors count only the rows that were sent.
  const sent = list.filter(({ name, words }) => name.trim() !== '' || words.length > 0);
  const errorOf = (place: number) => (field: 'name' | 'words') => {
    if (field === 'name' && place === nameless) return intl.formatMessage({ id: 'insights.personas.name.missing' });
    const persona = list[place];
    const prefix = persona === undefined ? '' : `personas[${String(sent.indexOf(persona))}].${field}`;
    return Object.entries(fieldErrors).find(([name]) => name.startsWith(prefix))?.[1] ?? null;
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <WideDialog
      title={intl.formatMessage({ id: 'insights.personas.title' })}
      canClose={!isPending}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="minimal" disabled={isPending} onClick={discard}>
            <FormattedMessage id="insights.personas.discard" />
          </Button>
          <Button type="submit" form={formId} intent="primary" loading={isPending}>
            <FormattedMessage id="insights.save" />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <p className={styles['about']}>
          <FormattedMessage id="insights.personas.about" />
        </p>
        {merged && (
          <MergedNote>
            <FormattedMessage id="insights.personas.merged" />
          </MergedNote>
        )}
        {list.map((persona, place) => (
          <PersonaRow
            key={place}
            persona={persona}
            place={place + 1}
            errorOf={errorOf(place)}
            onChange={(part) => {
              change(place, part);
            }}
            onRemove={() => {
              remove(place);
            }}
          />
        ))}
        <Button icon={<PlusIcon />} disabled={list.length >= MOST_PERSONAS} onClick={add}>
          <FormattedMessage id="insights.personas.add" />
        </Button>
        {error !== null && <FormFailure>{Object.values(fieldErrors)[0] ?? failureText(intl, error)}</FormFailure>}
      </form>
    </WideDialog>
  );
});

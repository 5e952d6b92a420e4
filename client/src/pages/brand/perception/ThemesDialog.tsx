import { Button, InputGroup } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { Theme } from '#client/api/brandCentreSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { MergedNote } from '#client/components/form/MergedNote.tsx';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { withKeys } from '#client/lib/rows/withKeys.ts';
import { brandKeys } from '#client/queries/brandKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useListDraft } from '#client/stores/useListDraft.ts';
import { filledRows, MOST_THEMES, rowsOf, themeRows, typedTheme, withTheme } from './themeDraft.ts';
import type { ThemeRow } from './themeDraft.ts';
import { themeName } from './themeName.ts';
import styles from './ThemesDialog.module.scss';

interface ThemesDialogProps {
  readonly projectId: string;
  /** Including the built-in ones. */
  readonly themes: readonly Theme[];
  readonly onClose: () => void;
}

interface ThemeFieldsProps {
  readonly row: ThemeRow;
  /** From 1. */
  readonly number: number;
  /** The row's field name in server errors: `themes[2]`. */
  readonly field: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (row: ThemeRow) => void;
  readonly onRemove: () => void;
}

function ThemeFields({ row, number, field, errors, onChange, onRemove }: ThemeFieldsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'brand.themes.number' }, { number });
  return (
    <fieldset className={styles['theme']}>
      <legend>{title}</legend>
      <FormField label={<FormattedMessage id="brand.themes.name" />} error={errorAt(errors, `${field}.name`)} required>
        {(wiring) => (
          <InputGroup
            {...wiring}
            value={row.name}
            maxLength={60}
            onValueChange={(name) => {
              onChange({ ...row, name });
            }}
          />
        )}
      </FormField>
      <FormField
        label={<FormattedMessage id="brand.themes.words" />}
        error={errorAt(errors, `${field}.words`)}
        required
      >
        {(wiring) => (
          <ChipsInput
            wiring={wiring}
            longest={60}
            values={row.words}
            placeholder={intl.formatMessage({ id: 'brand.themes.words.hint' })}
            onChange={(words) => {
              onChange({ ...row, words: [...words] });
            }}
          />
        )}
      </FormField>
      <Button
        className={styles['remove'] ?? ''}
        variant="minimal"
        icon={<TrashIcon />}
        aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name: row.name === '' ? title : row.name })}
        onClick={onRemove}
      />
    </fieldset>
  );
}

/** The form of the project's own themes; typed values survive a reload until they are saved. */
function useThemesForm({ projectId, themes, onClose }: ThemesDialogProps) {
  const api = useApi(createBrandCentreApi);
  const queries = useQueryClient();
  const stored = rowsOf(themes);
  const draft = useListDraft(`brandThemes.${projectId}`, stored, themeRows);
  const rows = withKeys(draft.rows);
  const loadAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: brandKeys.project(projectId) });
  const save = useFormMutation('brand.themes.edit', {
    mutationFn: () => api.saveThemes(filledRows(rows).map(typedTheme), stored.map(typedTheme)),
    onSuccess: async () => {
      draft.settle();
      await loadAnew();
      onClose();
    },
    // The stored themes may have changed: reload them into the form.
    onError: loadAnew,
  });
  return {
    rows,
    merged: draft.merged,
    save,
    error: draft.errorToTell(save.error),
    setRows: (next: readonly ThemeRow[]) => {
      save.reset();
      draft.setRows(next);
    },
    cancel: () => {
      draft.discard();
      onClose();
    },
  };
}

/** Edits the project's themes, in addition to the built-in ones. Mount it only while it is open. */
export const ThemesDialog = observer(function ThemesDialog(props: ThemesDialogProps) {
  const intl = useIntl();
  const { rows, merged, setRows, save, error, cancel } = useThemesForm(props);
  const errors = fieldErrorsOf(error);
  const places = new Map(filledRows(rows).map(({ key }, index) => [key, index]));
  const isFull = rows.length >= MOST_THEMES;
  const builtIn = props.themes.filter((theme) => theme.built_in);
  return (
    <WideDialog
      title={intl.formatMessage({ id: 'brand.themes.edit' })}
      canClose={!save.isPending}
      onClose={props.onClose}
      footer={
        <SaveButtons
          onSave={() => {
            save.mutate();
          }}
          onCancel={cancel}
          isSaving={save.isPending}
          error={error === null ? null : failureText(intl, error)}
        >
          <FormattedMessage id="brand.save" />
        </SaveButtons>
      }
    >
      <p className={styles['note']}>
        <FormattedMessage
          id="brand.themes.note"
          values={{ themes: intl.formatList(builtIn.map((theme) => themeName(intl, theme))) }}
        />
      </p>
      {merged && (
        <MergedNote>
          <FormattedMessage id="brandNames.merged" />
        </MergedNote>
      )}
      {rows.map((row, index) => (
        <ThemeFields
          key={row.key}
          row={row}
          number={index + 1}
          field={`themes[${String(places.get(row.key) ?? -1)}]`}
          errors={errors}
          onChange={(changed) => {
            setRows(rows.map((other) => (other.key === row.key ? changed : other)));
          }}
          onRemove={() => {
            setRows(rows.filter(({ key }) => key !== row.key));
          }}
        />
      ))}
      <Button
        disabled={isFull}
        onClick={() => {
          setRows(withTheme(rows));
        }}
      >
        <FormattedMessage id="brand.themes.add" />
      </Button>
      {isFull && (
        <p role="status" className={styles['note']}>
          <FormattedMessage id="brand.themes.full" values={{ most: MOST_THEMES }} />
        </p>
      )}
    </WideDialog>
  );
});

import { Button, InputGroup } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { createBrandCentreApi } from '../../../api/brandCentreApi.ts';
import type { Theme } from '../../../api/brandCentreSchemas.ts';
import { ChipsInput } from '../../../components/ui/ChipsInput.tsx';
import { FormField } from '../../../components/ui/FormField.tsx';
import { WideDialog } from '../../../components/ui/WideDialog.tsx';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { errorAt, fieldErrorsOf } from '../../../lib/fieldErrors.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useTypedDraft } from '../../../stores/useTypedDraft.ts';
import { brandKeys } from '../brandKeys.ts';
import { filledRows, MOST_THEMES, readRows, rowsOf, withTheme } from './themeDraft.ts';
import type { ThemeRow } from './themeDraft.ts';
import { themeName } from './themeName.ts';
import { SaveButtons } from '../../../components/form/SaveButtons.tsx';
import styles from './ThemesDialog.module.scss';

interface ThemesDialogProps {
  readonly projectId: string;
  /** Built-in ones included. */
  readonly themes: readonly Theme[];
  readonly onClose: () => void;
}

interface ThemeFieldsProps {
  readonly row: ThemeRow;
  /** From 1. */
  readonly number: number;
  /** The row's name in the errors of the server: `themes[2]`. */
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

/** The project's own themes as a form; what is typed survives a reload until it is saved. */
function useThemesForm({ projectId, themes, onClose }: ThemesDialogProps) {
  const api = useApi(createBrandCentreApi);
  const queries = useQueryClient();
  const { typed, setTyped, ...draft } = useTypedDraft(`brandThemes.${projectId}`, readRows);
  const rows = typed ?? rowsOf(themes);
  const save = useMutation({
    mutationFn: () => api.saveThemes(filledRows(rows).map(({ name, words }) => ({ name: name.trim(), words }))),
    onSuccess: async () => {
      draft.forget();
      await queries.invalidateQueries({ queryKey: brandKeys.project(projectId) });
      onClose();
    },
  });
  return {
    rows,
    save,
    setRows: (next: readonly ThemeRow[]) => {
      save.reset();
      setTyped(next);
    },
    cancel: () => {
      draft.discard();
      onClose();
    },
  };
}

/** Names what this project is judged by beside the themes that every project has. Mount it only while it is open. */
export const ThemesDialog = observer(function ThemesDialog(props: ThemesDialogProps) {
  const intl = useIntl();
  const { rows, setRows, save, cancel } = useThemesForm(props);
  const errors = fieldErrorsOf(save.error);
  const places = new Map(filledRows(rows).map(({ key }, index) => [key, index]));
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
          error={save.error === null ? null : intl.formatMessage({ id: errorMessageId(save.error) })}
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
        disabled={rows.length >= MOST_THEMES}
        onClick={() => {
          setRows(withTheme(rows));
        }}
      >
        <FormattedMessage id="brand.themes.add" />
      </Button>
    </WideDialog>
  );
});

import { useIntl } from 'react-intl';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { FormField } from '../ui/FormField.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import type { BrandRow } from './brandDraft.ts';
import styles from './BrandNames.module.scss';

interface ShownNamesProps {
  readonly row: BrandRow;
  readonly errors: Readonly<Record<string, string>>;
  /** The row's path in server errors: `brands[2]`. */
  readonly field: string;
  readonly disabled: boolean;
  readonly onChange: (row: BrandRow) => void;
}

const LANGUAGES = ['zh', 'en'] as const;

/** The name of a brand that readers of each language see: the recorded name, or one of the aliases. */
export function ShownNames({ row, errors, field, disabled, onChange }: ShownNamesProps) {
  const intl = useIntl();
  const { name, aliases, names = {} } = row;
  if (aliases.length === 0) return null;
  const choose = (language: (typeof LANGUAGES)[number], chosen: string): void => {
    const { [language]: _, ...others } = names;
    onChange({ ...row, names: chosen === '' ? others : { ...others, [language]: chosen } });
  };
  return (
    <div className={styles['shown']}>
      {LANGUAGES.map((language) => (
        <FormField
          key={language}
          label={intl.formatMessage({ id: `brandNames.shown.${language}` })}
          error={errorAt(errors, `${field}.names.${language}`)}
        >
          {(wiring) => (
            <NativeSelect
              {...wiring}
              disabled={disabled}
              value={aliases.find((alias) => alias === names[language]) ?? ''}
              onChange={({ currentTarget }) => {
                choose(language, currentTarget.value);
              }}
            >
              <option value="">{name}</option>
              {aliases.map((alias) => (
                <option key={alias} value={alias}>
                  {alias}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      ))}
    </div>
  );
}

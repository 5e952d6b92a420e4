import { useIntl } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { ToggleChips } from '#client/components/ui/ToggleChips.tsx';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { MARKETS, PROMPT_LANGUAGES } from '#client/lib/markets.ts';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

/** Market of the brand and languages of the prompts. */
export function PlaceFields({ model }: SectionProps) {
  const intl = useIntl();
  const { draft, change, errors } = model;
  const text = (id: MessageId): string => intl.formatMessage({ id });
  const markets = MARKETS.map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
  })).toSorted((a, b) => compareTexts(a.label, b.label));
  const languages = PROMPT_LANGUAGES.map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: 'language' }) ?? value,
  }));
  return (
    <>
      <FormField
        label={text('newProject.market')}
        help={text('newProject.market.help')}
        error={errorAt(errors, 'market')}
      >
        {(wiring) => (
          <NativeSelect
            {...wiring}
            value={draft.market}
            options={[{ value: '', label: text('newProject.market.none') }, ...markets]}
            onChange={(event) => {
              change({ market: event.currentTarget.value });
            }}
          />
        )}
      </FormField>
      <div className={styles['group']}>
        <h3>{text('newProject.languages')}</h3>
        <ToggleChips
          label={text('newProject.languages')}
          options={languages}
          chosen={draft.languages}
          onChange={(chosen) => {
            change({ languages: [...chosen] });
          }}
        />
      </div>
    </>
  );
}

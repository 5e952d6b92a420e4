import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { defaultSettings } from '#client/stores/settingsSchema.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './SettingsDrawer.module.scss';

/** Colours with a contrast of 4.5:1 on white, the default first. */
const PRESETS = [
  defaultSettings.themeColor,
  '#0B7285',
  '#2B7A0B',
  '#8A5A00',
  '#B3261E',
  '#A61E62',
  '#6A3FC8',
  '#37474F',
];
const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/iu.test(text);

/** The theme colour: a preset, or any colour by its hex code or the system's picker. Applied at once. */
export const ThemeColorPicker = observer(function ThemeColorPicker() {
  const intl = useIntl();
  const id = useId();
  const { settings } = useStores();
  const { themeColor } = settings;
  // The typed text while it is not a valid colour.
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (color: string): void => {
    setDraft(null);
    settings.update({ themeColor: color.toUpperCase() });
  };
  const handleText = (text: string): void => {
    const color = text.startsWith('#') ? text : `#${text}`;
    if (isColor(color)) choose(color);
    else setDraft(text);
  };
  return (
    <fieldset className={styles['colors']}>
      <legend>
        <FormattedMessage id="settings.themeColor" />
      </legend>
      <div className={styles['presets']}>
        {PRESETS.map((color) => (
          <button
            key={color}
            type="button"
            className={styles['preset']}
            style={{ background: color }}
            aria-label={intl.formatMessage({ id: 'settings.themeColor.preset' }, { color })}
            aria-pressed={color.toUpperCase() === themeColor.toUpperCase()}
            onClick={() => {
              choose(color);
            }}
          />
        ))}
      </div>
      <div className={styles['line']}>
        <label htmlFor={id}>
          <FormattedMessage id="settings.themeColor.custom" />
        </label>
        <span className={styles['custom']}>
          <input
            type="color"
            className={styles['swatch']}
            aria-label={intl.formatMessage({ id: 'settings.themeColor.custom' })}
            value={themeColor.toLowerCase()}
            onChange={(event) => {
              choose(event.target.value);
            }}
          />
          <input
            id={id}
            type="text"
            className={styles['text']}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={draft ?? themeColor}
            aria-invalid={draft !== null}
            {...(draft === null ? {} : { 'aria-describedby': `${id}-hint` })}
            onChange={(event) => {
              handleText(event.target.value);
            }}
            onBlur={() => {
              setDraft(null);
            }}
          />
        </span>
      </div>
      {draft !== null && (
        <p id={`${id}-hint`} className={styles['hint']}>
          <FormattedMessage id="settings.themeColor.invalid" />
        </p>
      )}
    </fieldset>
  );
});

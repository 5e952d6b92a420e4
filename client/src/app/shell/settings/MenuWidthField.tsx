import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MENU_WIDTH } from '#client/stores/settingsSchema.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './SettingsDrawer.module.scss';

/** The menu's width in pixels; on blur, a number outside its range is clamped. */
export const MenuWidthField = observer(function MenuWidthField() {
  const id = useId();
  const { settings } = useStores();
  const [draft, setDraft] = useState<string | null>(null);
  const handleChange = (text: string): void => {
    setDraft(text);
    const width = Number(text);
    if (text !== '' && width >= MENU_WIDTH.min && width <= MENU_WIDTH.max) settings.setMenuWidth(width);
  };
  const handleBlur = (): void => {
    const width = Number(draft);
    if (draft !== null && draft !== '' && Number.isFinite(width)) settings.setMenuWidth(width);
    setDraft(null);
  };
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>
        <FormattedMessage id="settings.menuWidth" />
      </label>
      <input
        id={id}
        type="number"
        className={styles['text']}
        min={MENU_WIDTH.min}
        max={MENU_WIDTH.max}
        step={8}
        value={draft ?? settings.menuWidth}
        onChange={(event) => {
          handleChange(event.target.value);
        }}
        onBlur={handleBlur}
      />
    </div>
  );
});

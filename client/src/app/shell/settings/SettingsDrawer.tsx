import { Button, SegmentedControl, Switch } from '@blueprintjs/core';
import { DuplicateIcon, ResetIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCopy } from '#client/components/address/useCopy.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ShellDrawer } from '../ShellDrawer.tsx';
import { themeChoices, useAppearance } from '../useAppearance.ts';
import { MenuWidthField } from './MenuWidthField.tsx';
import { ThemeColorPicker } from './ThemeColorPicker.tsx';
import styles from './SettingsDrawer.module.scss';

const layoutSwitches = ['navbar', 'menu', 'topMenu', 'menuCollapse', 'tabBar', 'footer', 'menuFromServer'] as const;
type SwitchName = (typeof layoutSwitches)[number] | 'colorWeak';

const SettingSwitch = observer(function SettingSwitch({ name }: { readonly name: SwitchName }) {
  const intl = useIntl();
  const { settings } = useStores();
  return (
    <Switch
      className={styles['switch'] ?? ''}
      alignIndicator="end"
      checked={settings[name]}
      label={intl.formatMessage({ id: `settings.${name}` })}
      onChange={(event) => {
        settings.update({ [name]: event.currentTarget.checked });
      }}
    />
  );
});

interface SettingsDrawerProps {
  readonly firstOpener: Element | null;
}

/** Every setting of the app; each is applied and stored at once. */
export const SettingsDrawer = observer(function SettingsDrawer({ firstOpener }: SettingsDrawerProps) {
  const intl = useIntl();
  const { settings, preferences, notices } = useStores();
  const { theme, themes, chooseTheme } = useAppearance();
  const copy = useCopy();
  const handleReset = (): void => {
    preferences.setFollowSystem(false);
    settings.reset();
    notices.show({ key: 'settings', intent: 'success', messageId: 'settings.wasReset' });
  };
  return (
    <ShellDrawer
      isOpen={settings.globalSettings}
      onClose={settings.closeDrawer}
      firstOpener={firstOpener}
      position="right"
      size="min(360px, 100vw)"
      title={<FormattedMessage id="shell.settings" />}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      footer={
        <>
          <Button
            icon={<DuplicateIcon />}
            onClick={() => void copy(JSON.stringify(settings.snapshot, null, 2), 'settings.copied')}
          >
            <FormattedMessage id="settings.copy" />
          </Button>
          <Button icon={<ResetIcon />} onClick={handleReset}>
            <FormattedMessage id="settings.reset" />
          </Button>
        </>
      }
    >
      <section className={styles['section']}>
        <h3 className={styles['heading']}>
          <FormattedMessage id="settings.appearance" />
        </h3>
        <SegmentedControl
          fill
          size="small"
          aria-label={intl.formatMessage({ id: 'common.theme' })}
          options={themes.map(({ value, text }) => ({ value, label: text }))}
          value={theme}
          onValueChange={(value) => {
            const choice = themeChoices.find((candidate) => candidate === value);
            if (choice !== undefined) chooseTheme(choice);
          }}
        />
        <ThemeColorPicker />
        <SettingSwitch name="colorWeak" />
      </section>
      <section className={styles['section']}>
        <h3 className={styles['heading']}>
          <FormattedMessage id="settings.layout" />
        </h3>
        {layoutSwitches.map((name) => (
          <SettingSwitch key={name} name={name} />
        ))}
        <MenuWidthField />
      </section>
    </ShellDrawer>
  );
});

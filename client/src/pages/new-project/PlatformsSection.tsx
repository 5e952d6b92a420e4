import { FormattedMessage, useIntl } from 'react-intl';
import type { PlatformWay } from '#client/api/schemas/projectSetupSchemas.ts';
import { ProviderChoice } from '#client/components/collect/ProviderChoice.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { ToggleChips } from '#client/components/ui/ToggleChips.tsx';
import { offeredPlatforms, platformLabel } from '#client/lib/appPlatforms.ts';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

/** Platforms: APIs that this server can call, and those whose answers are pasted or pushed. */
export function PlatformsSection({ model: { draft, change } }: SectionProps) {
  const intl = useIntl();
  const namesOf = (way: PlatformWay): string[] =>
    draft.platforms.filter((platform) => platform.way === way).map(({ name }) => name);
  const setNames = (way: PlatformWay, names: readonly string[]): void => {
    const others = draft.platforms.filter((platform) => platform.way !== way);
    change({ platforms: [...others, ...[...new Set(names)].map((name) => ({ name, way }))] });
  };
  const byHand = namesOf('hand');
  const offered = offeredPlatforms(intl.locale);
  const known = offered.map((name) => ({ value: name, label: platformLabel(name, intl.locale) }));
  const others = byHand.filter((name) => !offered.includes(name));
  return (
    <div id="new-platforms">
      <Panel
        title={<FormattedMessage id="newProject.platforms" />}
        subtitle={<FormattedMessage id="newProject.platforms.about" />}
      >
        <div className={styles['stack']}>
          <div className={styles['group']}>
            <h3>
              <FormattedMessage id="newProject.platforms.api" />
            </h3>
            <ProviderChoice
              chosen={draft.providers}
              country={draft.market}
              onChange={(providers) => {
                change({ providers: [...providers] });
              }}
            />
          </div>
          <div className={styles['group']}>
            <h3>
              <FormattedMessage id="newProject.platforms.hand" />
            </h3>
            <p className={styles['small']}>
              <FormattedMessage id="newProject.platforms.hand.about" />
            </p>
            <ToggleChips
              label={intl.formatMessage({ id: 'newProject.platforms.hand' })}
              options={known}
              chosen={byHand.filter((name) => !others.includes(name))}
              onChange={(names) => {
                setNames('hand', [...names, ...others]);
              }}
            />
            <FormField label={<FormattedMessage id="newProject.platforms.other" />} error={null}>
              {(wiring) => (
                <ChipsInput
                  wiring={wiring}
                  longest={100}
                  values={others}
                  onChange={(names) => {
                    setNames('hand', [...byHand.filter((name) => !others.includes(name)), ...names]);
                  }}
                />
              )}
            </FormField>
          </div>
          <div className={styles['group']}>
            <h3>
              <FormattedMessage id="newProject.platforms.push" />
            </h3>
            <FormField
              label={<FormattedMessage id="newProject.platforms.push.names" />}
              help={<FormattedMessage id="newProject.platforms.push.about" />}
              error={null}
            >
              {(wiring) => (
                <ChipsInput
                  wiring={wiring}
                  longest={100}
                  values={namesOf('push')}
                  onChange={(names) => {
                    setNames('push', names);
                  }}
                />
              )}
            </FormField>
          </div>
        </div>
      </Panel>
    </div>
  );
}

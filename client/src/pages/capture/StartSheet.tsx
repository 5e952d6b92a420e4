import { Button, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from '#client/components/figures/Panel.tsx';
import { PromptPicker } from '#client/components/prompts/PromptPicker.tsx';
import { MOST_PICKABLE, usePickablePrompts } from '#client/components/prompts/usePickablePrompts.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { ToggleChips } from '#client/components/ui/ToggleChips.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { offeredPlatforms, platformLabel } from '#client/lib/appPlatforms.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { CaptureModel } from './useCapture.ts';
import styles from './CapturePage.module.scss';

interface StartSheetProps {
  readonly model: CaptureModel;
  /** The platforms that the project's settings mark as captured by hand. */
  readonly platforms: readonly string[];
}

/** Chooses prompts and platforms; each pair is one slot. All prompts are chosen at first, but of a long list none. */
export const StartSheet = observer(function StartSheet({ model, platforms }: StartSheetProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const prompts = usePickablePrompts(projects.currentId, { state: 'active' });
  // Null: as at first.
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>(platforms);
  const known = [...new Set([...platforms, ...offeredPlatforms(intl.locale)])];
  const others = chosen.filter((name) => !known.includes(name));
  const { start } = model;
  const name = intl.formatMessage({ id: 'capture.prompts' });
  return (
    <LoadPanel framed query={prompts} what={name} skeleton={<div className={styles['skeleton']} />}>
      {({ list, total }) => {
        if (list.length === 0) {
          return <NoPrompts />;
        }
        const taken = picked ?? (total > MOST_PICKABLE ? [] : list.map(({ id }) => id));
        const count = taken.length * chosen.length;
        const begin = (): void => {
          start.mutate({ prompt_ids: taken, platforms: chosen });
        };
        return (
          <div className={styles['page']}>
            <Panel title={<FormattedMessage id="capture.platforms" />}>
              <div className={styles['stack']}>
                <ToggleChips
                  label={intl.formatMessage({ id: 'capture.platforms' })}
                  options={known.map((name) => ({ value: name, label: platformLabel(name, intl.locale) }))}
                  chosen={chosen.filter((name) => known.includes(name))}
                  onChange={(names) => {
                    setChosen([...names, ...others]);
                  }}
                />
                <FormField label={<FormattedMessage id="capture.otherPlatform" />} error={null}>
                  {(wiring) => (
                    <ChipsInput
                      wiring={wiring}
                      longest={100}
                      values={others}
                      onChange={(names) => {
                        setChosen([...chosen.filter((name) => known.includes(name)), ...names]);
                      }}
                    />
                  )}
                </FormField>
              </div>
            </Panel>
            <Panel title={name}>
              <PromptPicker
                activeOnly
                name={name}
                projectId={projects.currentId ?? ''}
                chosen={taken}
                onChange={setPicked}
              />
            </Panel>
            {start.error !== null && (
              <p role="alert" className={styles['error']}>
                {failureText(intl, start.error)}
              </p>
            )}
            <div className={styles['row']}>
              <Button intent="primary" loading={start.isPending} disabled={count === 0} onClick={begin}>
                <FormattedMessage id="capture.start" values={{ count }} />
              </Button>
              {count === 0 && (
                <span className={styles['muted']}>
                  <FormattedMessage id="capture.start.needs" />
                </span>
              )}
            </div>
          </div>
        );
      }}
    </LoadPanel>
  );
});

function NoPrompts() {
  return (
    <EmptyState
      title={<FormattedMessage id="capture.noPrompts" />}
      action={
        <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={paths.prompt.href({ add: 'many' })}>
          <FormattedMessage id="capture.addPrompts" />
        </Link>
      }
    />
  );
}

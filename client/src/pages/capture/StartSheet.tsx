import { Button, Checkbox, Classes } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { createPromptApi } from '#client/api/promptApi.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { ToggleChips } from '#client/components/ui/ToggleChips.tsx';
import { errorText } from '#client/i18n/errorText.ts';
import { offeredPlatforms, platformLabel } from '#client/lib/appPlatforms.ts';
import { paths } from '#client/lib/paths.ts';
import { promptKeys } from '#client/queries/promptKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { CaptureModel } from './useCapture.ts';
import styles from './CapturePage.module.scss';

interface StartSheetProps {
  readonly model: CaptureModel;
  /** The platforms that the project's settings mark as captured by hand. */
  readonly platforms: readonly string[];
}

/** Most prompts of one sheet. */
const MOST_LISTED = 500;

/** Chooses prompts and platforms; each pair is one slot. */
export const StartSheet = observer(function StartSheet({ model, platforms }: StartSheetProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const api = useApi(createPromptApi);
  const query = { state: 'active' } as const;
  const prompts = useQuery({
    queryKey: [...promptKeys.list(projects.currentId, query), 'capture'],
    queryFn: ({ signal }) => api.list({ ...query, page: 1, page_size: MOST_LISTED }, { signal }),
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<readonly string[]>(platforms);
  const known = [...new Set([...platforms, ...offeredPlatforms(intl.locale)])];
  const others = chosen.filter((name) => !known.includes(name));
  const { start } = model;
  return (
    <LoadPanel
      framed
      query={prompts}
      what={intl.formatMessage({ id: 'capture.prompts' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {({ list }) => {
        if (list.length === 0) {
          return <NoPrompts />;
        }
        const taken = list.filter(({ id }) => !left.has(id));
        const count = taken.length * chosen.length;
        const begin = (): void => {
          start.mutate({ prompt_ids: taken.map(({ id }) => id), platforms: chosen });
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
            <Panel
              title={<FormattedMessage id="capture.prompts" />}
              actions={
                <Button
                  size="small"
                  variant="minimal"
                  onClick={() => {
                    setLeft(new Set(taken.length === list.length ? list.map(({ id }) => id) : []));
                  }}
                >
                  <FormattedMessage id={taken.length === list.length ? 'capture.none' : 'capture.all'} />
                </Button>
              }
            >
              <div
                className={styles['choices']}
                role="group"
                aria-label={intl.formatMessage({ id: 'capture.prompts' })}
              >
                {list.map(({ id, text }) => (
                  <Checkbox
                    key={id}
                    checked={!left.has(id)}
                    label={text}
                    onChange={() => {
                      const next = new Set(left);
                      if (!next.delete(id)) next.add(id);
                      setLeft(next);
                    }}
                  />
                ))}
              </div>
            </Panel>
            {start.error !== null && (
              <p role="alert" className={styles['error']}>
                {errorText(intl, start.error)}
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

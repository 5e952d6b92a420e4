import { Button, InputGroup } from '@blueprintjs/core';
import { AddIcon, TrashIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProviders } from '#client/components/collect/useProviders.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { MOST_RIVALS, namedRivals } from './newProjectDraft.ts';
import type { RivalDraft } from './newProjectDraft.ts';
import type { SectionProps } from './SectionProps.ts';
import { SuggestedCompetitors } from './SuggestedCompetitors.tsx';
import styles from './NewProjectPage.module.scss';

/** Focuses the name of an added competitor. The ref callback is stable, so that React calls it once. */
const focusOn = (input: HTMLInputElement | null): void => {
  input?.focus();
};

/** The competitors of the brand. */
export function CompetitorsSection({ model }: SectionProps) {
  const { draft, change, errors } = model;
  const writer = useProviders().data?.model ?? null;
  const intl = useIntl();
  const { competitors } = draft;
  const isFull = competitors.length >= MOST_RIVALS;
  const named = namedRivals(draft);
  // Rows of a restored draft take no focus.
  const [addedKey, setAddedKey] = useState<number | null>(null);
  const replace = (key: number, part: Partial<RivalDraft>): void => {
    change({ competitors: competitors.map((rival) => (rival.key === key ? { ...rival, ...part } : rival)) });
  };
  const add = (): void => {
    const key = 1 + Math.max(0, ...competitors.map((rival) => rival.key));
    change({ competitors: [...competitors, { key, name: '', aliases: [], domains: [], match_case: false }] });
    setAddedKey(key);
  };
  return (
    <div id="new-competitors">
      <Panel
        title={<FormattedMessage id="newProject.competitors" />}
        subtitle={<FormattedMessage id="newProject.competitors.about" />}
      >
        <div className={styles['stack']}>
          {competitors.map((rival, index) => {
            const field = `competitors[${String(named.indexOf(rival))}]`;
            const number = index + 1;
            const chips = (part: 'aliases' | 'domains', placeholder: string) => (
              <FormField
                label={intl.formatMessage({ id: `newProject.${part}` })}
                error={errorAt(errors, `${field}.${part}`)}
              >
                {(wiring) => (
                  <ChipsInput
                    wiring={wiring}
                    longest={part === 'domains' ? 253 : 100}
                    values={rival[part]}
                    placeholder={placeholder}
                    onChange={(values) => {
                      replace(rival.key, { [part]: [...values] });
                    }}
                  />
                )}
              </FormField>
            );
            return (
              <div
                key={rival.key}
                role="group"
                aria-label={intl.formatMessage({ id: 'newProject.competitor' }, { number })}
                className={styles['rival']}
              >
                <FormField
                  label={intl.formatMessage({ id: 'newProject.competitor.name' })}
                  error={errorAt(errors, `${field}.name`)}
                  required
                >
                  {(wiring) => (
                    <InputGroup
                      {...wiring}
                      inputRef={rival.key === addedKey ? focusOn : null}
                      value={rival.name}
                      maxLength={100}
                      onValueChange={(name) => {
                        replace(rival.key, { name });
                      }}
                    />
                  )}
                </FormField>
                {chips('aliases', '')}
                {chips('domains', 'example.com')}
                <div className={styles['rivalEnd']}>
                  <Button
                    variant="minimal"
                    icon={<TrashIcon />}
                    aria-label={intl.formatMessage(
                      { id: 'common.removeNamed' },
                      { name: rival.name || intl.formatMessage({ id: 'newProject.competitor' }, { number }) },
                    )}
                    onClick={() => {
                      change({ competitors: competitors.filter(({ key }) => key !== rival.key) });
                    }}
                  />
                </div>
              </div>
            );
          })}
          <div className={styles['row']}>
            <Button icon={<AddIcon />} disabled={isFull} onClick={add}>
              <FormattedMessage id="newProject.competitors.add" />
            </Button>
            {isFull && (
              <span role="status" className={styles['small']}>
                <FormattedMessage id="newProject.competitors.full" values={{ most: MOST_RIVALS }} />
              </span>
            )}
          </div>
          {writer !== null && <SuggestedCompetitors model={model} writer={writer} />}
        </div>
      </Panel>
    </div>
  );
}

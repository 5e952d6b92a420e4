import { Checkbox } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlanEstimateFigures } from '#client/components/collect/PlanEstimateFigures.tsx';
import { PlanFields } from '#client/components/collect/PlanFields.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

/** The schedule and limits of collection. */
export function PlanSection({ model: { draft, change } }: SectionProps) {
  const intl = useIntl();
  return (
    <div id="new-plan">
      <Panel title={<FormattedMessage id="newProject.plan" />}>
        {draft.providers.length === 0 ? (
          <p className={styles['muted']}>
            <FormattedMessage id="newProject.plan.none" />
          </p>
        ) : (
          <div className={styles['stack']}>
            <PlanFields plan={draft} errors={{}} onChange={change} />
            <PlanEstimateFigures
              plan={draft}
              providerIds={draft.providers.map(({ provider_id: id }) => id)}
              prompts={draft.prompts.length}
            />
            <Checkbox
              checked={draft.ask_now}
              label={intl.formatMessage({ id: 'newProject.askNow' })}
              onChange={() => {
                change({ ask_now: !draft.ask_now });
              }}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}

import { Button, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PlanReply } from '#client/api/schemas/collectPlanSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMayManage } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { PlanEditor } from './PlanEditor.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import type { RunsModel } from './useRuns.ts';
import styles from './RunsPage.module.scss';

interface PlanPanelProps {
  readonly model: RunsModel;
  readonly reply: PlanReply;
}

/** The collection plan, read-only or in the editor. */
export const PlanPanel = observer(function PlanPanel({ model, reply }: PlanPanelProps) {
  const intl = useIntl();
  const [isEdited, setIsEdited] = useState(false);
  const mayManage = useMayManage();
  const { isSample } = useStores().projects;
  const { plan, can_collect: canCollect, missed } = reply;
  // A provider may refuse other projects too, such as those that it collects itself.
  if (!canCollect && !isSample) {
    return (
      <p className={styles['muted']}>
        <FormattedMessage id="runs.notHere" />
      </p>
    );
  }
  if (!canCollect) {
    return (
      <EmptyState
        title={<FormattedMessage id="runs.sample" />}
        action={
          <MayEdit>
            <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={paths.newProject.href()}>
              <FormattedMessage id="menu.newProject" />
            </Link>
          </MayEdit>
        }
      />
    );
  }
  const edit = (
    <Button
      size="small"
      onClick={() => {
        setIsEdited(true);
      }}
    >
      <FormattedMessage id={plan === null ? 'runs.plan.make' : 'runs.plan.change'} />
    </Button>
  );
  return (
    <Panel title={<FormattedMessage id="runs.plan" />} actions={isEdited || !mayManage ? undefined : edit}>
      <div className={styles['stack']}>
        {isEdited && mayManage ? (
          <PlanEditor
            model={model}
            reply={reply}
            onClose={() => {
              setIsEdited(false);
            }}
          />
        ) : (
          <PlanFacts reply={reply} />
        )}
        {missed.length > 0 && (
          <p className={styles['warning']}>
            <FormattedMessage
              id="runs.missed"
              values={{
                count: missed.length,
                time: missed[0] === undefined ? '' : formatInstant(intl, missed[0].due_at),
              }}
            />
          </p>
        )}
      </div>
    </Panel>
  );
});

import { Button, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useImportOffer } from '#client/components/offers/useImportOffered.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { NotOffered } from '#client/components/ui/NotOffered.tsx';
import { PageAbout } from '#client/components/ui/PageAbout.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { OtherDoors } from './OtherDoors.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { RunList } from './RunList.tsx';
import { useRuns } from './useRuns.ts';
import styles from './RunsPage.module.scss';

/** Collection: the plan, all rounds, and the other ways to get answers. */
export const RunsPage = observer(function RunsPage() {
  const intl = useIntl();
  const model = useRuns();
  const { plan, runs, start } = model;
  const importOffer = useImportOffer();
  const mayEdit = useMayEdit();
  const { isSample } = useStores().projects;
  const isOffered = !isNotOffered(runs.error);
  const canStart = plan.data?.can_collect === true && plan.data.plan !== null && plan.data.prompts > 0;
  const isRunning = runs.data?.list.some(({ state }) => state === 'running' || state === 'paused') === true;
  // A server that neither collects nor imports answers offers nothing on this page.
  if (isNotOffered(runs.error) && mayEdit && importOffer === false) {
    return (
      <div className={styles['page']}>
        <h1>
          <FormattedMessage id="menu.answer.runs" />
        </h1>
        <NotOffered error={runs.error} what={intl.formatMessage({ id: 'menu.answer.runs' })} />
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <div>
          <h1>
            <FormattedMessage id="menu.answer.runs" />
          </h1>
          <PageAbout>
            <FormattedMessage id="runs.about" />
          </PageAbout>
        </div>
        <div className={styles['row']}>
          {mayEdit && !isSample && (
            <Link className={Classes.BUTTON} to={paths.answerCapture.href()}>
              <FormattedMessage id="runs.byHand" />
            </Link>
          )}
          {mayEdit && canStart && (
            <Button
              intent="primary"
              loading={start.isPending}
              disabled={isRunning}
              onClick={() => {
                start.mutate();
              }}
            >
              <FormattedMessage id="runs.start" />
            </Button>
          )}
        </div>
      </header>
      {start.error !== null && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, start.error)}
        </p>
      )}
      {isOffered && (
        <>
          <LoadPanel
            framed
            query={plan}
            what={intl.formatMessage({ id: 'runs.plan' })}
            skeleton={<div className={styles['skeleton']} />}
          >
            {(reply) => <PlanPanel model={model} reply={reply} />}
          </LoadPanel>
          <LoadPanel
            query={{ ...runs, isFetching: runs.isFetching && runs.data === undefined }}
            what={intl.formatMessage({ id: 'menu.answer.runs' })}
            skeleton={<div className={styles['skeleton']} />}
          >
            {({ list }) => (isSample ? null : <RunList model={model} runs={list} />)}
          </LoadPanel>
        </>
      )}
      {mayEdit && <OtherDoors isCollectOffered={isOffered} />}
    </div>
  );
});

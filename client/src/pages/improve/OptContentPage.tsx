import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useBackTo } from '#client/components/address/useBackTo.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ScoreWorkerProvider } from '#client/components/contentScore/ScoreWorkerProvider.tsx';
import { NeedsAccess } from '#client/components/permission/NeedsAccess.tsx';
import { BackButton } from '#client/components/ui/BackButton.tsx';
import { PageAbout } from '#client/components/ui/PageAbout.tsx';
import { paths } from '#client/lib/paths.ts';
import { EffectView } from './effect/EffectView.tsx';
import { StartView } from './StartView.tsx';
import { useImprovePage } from './useImprovePage.ts';
import { PageWorkspace } from './workspace/PageWorkspace.tsx';
import { PastedWorkspace } from './workspace/PastedWorkspace.tsx';
import styles from './OptContentPage.module.scss';

/** Improving published content: before and after side by side, and the effect after publication. */
export const OptContentPage = observer(function OptContentPage() {
  const intl = useIntl();
  const model = useImprovePage();
  const { projectId, searchState, isList, drawer, query } = model;
  const back = useBackTo(paths.optContent.href());
  return (
    <div className={styles['page']}>
      <header>
        <div className={styles['head']}>
          {!isList && <BackButton onClick={back} />}
          <h1>{intl.formatMessage({ id: 'improve.title' })}</h1>
        </div>
        <PageAbout>{intl.formatMessage({ id: 'improve.about' })}</PageAbout>
      </header>
      {projectId !== null && isList && <StartView model={model} projectId={projectId} />}
      {projectId !== null && searchState.change !== '' && (
        <EffectView key={searchState.change} model={model} projectId={projectId} id={searchState.change} />
      )}
      {projectId !== null && searchState.page !== '' && (
        <NeedsAccess>
          <ScoreWorkerProvider>
            <PageWorkspace key={searchState.page} model={model} projectId={projectId} id={searchState.page} />
          </ScoreWorkerProvider>
        </NeedsAccess>
      )}
      {projectId !== null && searchState.pasted && (
        <NeedsAccess>
          <ScoreWorkerProvider>
            <PastedWorkspace model={model} projectId={projectId} />
          </ScoreWorkerProvider>
        </NeedsAccess>
      )}
      <AnswersDrawerHost control={drawer} filters={query} />
    </div>
  );
});

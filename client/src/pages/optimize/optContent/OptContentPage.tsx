import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { ScoreWorkerProvider } from '../../../components/contentScore/ScoreWorkerProvider.tsx';
import { EffectView } from './effect/EffectView.tsx';
import styles from './OptContentPage.module.scss';
import { StartView } from './StartView.tsx';
import { useImprovePage } from './useImprovePage.ts';
import { PageWorkspace } from './workspace/PageWorkspace.tsx';
import { PastedWorkspace } from './workspace/PastedWorkspace.tsx';

/** Improving what is online: before and after side by side, and what came of it once it was published. */
export const OptContentPage = observer(function OptContentPage() {
  const intl = useIntl();
  const model = useImprovePage();
  const { projectId, place, isList, drawer, query, go } = model;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        {!isList && (
          <Button
            variant="minimal"
            icon={<ArrowLeftIcon />}
            onClick={() => {
              go({});
            }}
          >
            {intl.formatMessage({ id: 'improve.back' })}
          </Button>
        )}
        <h1>{intl.formatMessage({ id: 'improve.title' })}</h1>
        <p className={styles['about']}>{intl.formatMessage({ id: 'improve.about' })}</p>
      </header>
      {projectId !== null && isList && <StartView model={model} projectId={projectId} />}
      {projectId !== null && place.change !== '' && (
        <EffectView key={place.change} model={model} projectId={projectId} id={place.change} />
      )}
      {projectId !== null && place.page !== '' && (
        <ScoreWorkerProvider>
          <PageWorkspace key={place.page} model={model} projectId={projectId} id={place.page} />
        </ScoreWorkerProvider>
      )}
      {projectId !== null && place.pasted && (
        <ScoreWorkerProvider>
          <PastedWorkspace model={model} projectId={projectId} />
        </ScoreWorkerProvider>
      )}
      <AnswersDrawerHost control={drawer} filters={query} />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { WorkplaceProject } from '../../api/workplaceSchemas.ts';
import { AnswersDrawerHost } from '../../components/answers/AnswersDrawerHost.tsx';
import { useAnswersDrawer } from '../../components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '../../components/answers/useAnswersDrawer.ts';
import { LoadPanel } from '../../components/ui/LoadPanel.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useStores } from '../../stores/useStores.ts';
import { AlertsPanel } from './AlertsPanel.tsx';
import { AnnouncementsPanel } from './AnnouncementsPanel.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { ChecklistPanel } from './ChecklistPanel.tsx';
import { Greeting } from './Greeting.tsx';
import { PanelsSkeleton } from './PanelsSkeleton.tsx';
import { PlainProjects } from './PlainProjects.tsx';
import { ProjectCards } from './ProjectCards.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentAnswers } from './RecentAnswers.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { TwoDoors } from './TwoDoors.tsx';
import { useProjectCards, useWorkplaceProject } from './useWorkplace.ts';
import { windowFilters } from './windowFilters.ts';
import styles from './WorkplacePage.module.scss';

interface CurrentProjectProps {
  readonly project: WorkplaceProject;
  readonly drawer: AnswersDrawerControl;
}

/** What there is to look at and to do in the current project. */
function CurrentProject({ project, drawer }: CurrentProjectProps) {
  return (
    <div className={styles['grid']}>
      <div className={styles['main']}>
        <AlertsPanel project={project} onOpen={drawer.open} />
        <RecentAnswers project={project} onOpen={drawer.open} />
      </div>
      <div className={styles['side']}>
        <TasksPanel />
        <AnnouncementsPanel />
      </div>
    </div>
  );
}

/** Where a day begins: how every project does, what to look at, what is left to do, what came in. */
export const WorkplacePage = observer(function WorkplacePage() {
  const intl = useIntl();
  const drawer = useAnswersDrawer();
  const cards = useProjectCards();
  const current = useWorkplaceProject();
  const { data: project } = current;
  // A sample is set up: what is left to do is about a project of one's own.
  const { isSample } = useStores().projects;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Greeting />
        <QuickActions project={project} isBare={isNotOffered(current.error)} />
      </header>
      <TwoDoors />
      {project !== undefined && !isSample && <ChecklistPanel checklist={project.checklist} />}
      {/* Counting goes on in the background: the cards that are there do not fade meanwhile. */}
      {isNotOffered(cards.error) ? (
        <PlainProjects />
      ) : (
        <LoadPanel
          query={{ ...cards, isFetching: cards.isFetching && cards.data === undefined }}
          what={intl.formatMessage({ id: 'workplace.projects' })}
          skeleton={<CardsSkeleton />}
        >
          {({ list }) => <ProjectCards cards={list} />}
        </LoadPanel>
      )}
      <LoadPanel
        query={current}
        what={intl.formatMessage({ id: 'menu.dashboard.workplace' })}
        skeleton={<PanelsSkeleton />}
      >
        {(data) => <CurrentProject project={data} drawer={drawer} />}
      </LoadPanel>
      {project !== undefined && <AnswersDrawerHost control={drawer} filters={windowFilters(project.window)} />}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { WorkplaceProject } from '#client/api/workplaceSchemas.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '#client/components/answers/useAnswersDrawer.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { useStores } from '#client/stores/useStores.ts';
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

/** Alerts and tasks of the current project. */
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

/** The start page: all projects, alerts, tasks, and recent answers. */
export const WorkplacePage = observer(function WorkplacePage() {
  const intl = useIntl();
  const drawer = useAnswersDrawer();
  const cards = useProjectCards();
  const current = useWorkplaceProject();
  const { data: project } = current;
  // A sample is set up already; the checklist applies to own projects only.
  const { isSample } = useStores().projects;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <Greeting />
        <QuickActions project={project} isBare={isNotOffered(current.error)} />
      </header>
      <TwoDoors />
      {project !== undefined && !isSample && <ChecklistPanel checklist={project.checklist} />}
      {/* Counting continues in the background: loaded cards are not dimmed meanwhile. */}
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

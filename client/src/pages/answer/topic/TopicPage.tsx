import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '../../../components/answers/ExportMenu.tsx';
import { EmptyScope } from '../../../components/filters/EmptyScope.tsx';
import { FilterBar } from '../../../components/filters/FilterBar.tsx';
import { spanOf } from '../../../components/filters/spanOf.ts';
import { PrintButton } from '../../../components/print/PrintButton.tsx';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import { isMissing } from '../../../lib/isMissing.ts';
import { NoTopic } from './NoTopic.tsx';
import { TopicContent } from './TopicContent.tsx';
import grid from './TopicContent.module.scss';
import styles from './TopicPage.module.scss';
import { ReportSkeleton } from '../../../components/skeleton/ReportSkeleton.tsx';
import { useTopicPage } from './useTopicPage.ts';

/** One topic: how we do in it, where, against whom, how far its prompts differ, and who is cited. */
export const TopicPage = observer(function TopicPage() {
  const intl = useIntl();
  const { place, name, filters, report, drawer, move } = useTopicPage();
  if (place.id === '' || isMissing(report.error, 'id')) return <NoTopic id={place.id} />;
  const generic = intl.formatMessage({ id: 'topicDetails.title' });
  const title = name === '' ? generic : name;
  return (
    <div className={styles['page']}>
      <FilterBar
        filters={filters}
        title={title}
        printTitle={name === '' ? generic : intl.formatMessage({ id: 'topicDetails.titleOf' }, { topic: name })}
        span={report.data === undefined ? null : spanOf(report.data.scope)}
        withoutTopics
      >
        <ExportMenu query={{ ...filters.query, topic_ids: [place.id] }} />
        <PrintButton />
      </FilterBar>
      <LoadPanel
        query={report}
        what={title}
        skeleton={<ReportSkeleton grid={grid} tiles={6} cards={['trend', 'platforms', 'wide']} />}
      >
        {(topic) =>
          topic.scope.answers.ok === 0 ? (
            <EmptyScope scope={topic.scope} filters={filters} />
          ) : (
            <TopicContent
              report={topic}
              filters={filters}
              place={place}
              onMove={move}
              onOpen={(selection) => {
                drawer.open({ ...selection, topic_id: place.id });
              }}
            />
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useBackTo } from '#client/components/address/useBackTo.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { PrintButton } from '#client/components/print/PrintButton.tsx';
import { ReportSkeleton } from '#client/components/skeleton/ReportSkeleton.tsx';
import { BackButton } from '#client/components/ui/BackButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { paths } from '#client/lib/paths.ts';
import { NoTopic } from './NoTopic.tsx';
import { TopicContent } from './TopicContent.tsx';
import { useTopicPage } from './useTopicPage.ts';
import grid from './TopicContent.module.scss';
import styles from './TopicPage.module.scss';

/** One topic: its figures, platforms, competitors, the spread of its prompts, and its sources. */
export const TopicPage = observer(function TopicPage() {
  const intl = useIntl();
  const { searchState, name, filters, report, drawer, updateSearch } = useTopicPage();
  const back = useBackTo(paths.answerIndex.href({ tab: 'topics' }));
  if (searchState.id === '' || isMissing(report.error, 'id')) return <NoTopic id={searchState.id} />;
  const generic = intl.formatMessage({ id: 'topicDetails.title' });
  const title = name === '' ? generic : name;
  return (
    <div className={styles['page']}>
      <FilterBar
        filters={filters}
        back={<BackButton onClick={back} />}
        title={title}
        printTitle={name === '' ? generic : intl.formatMessage({ id: 'topicDetails.titleOf' }, { topic: name })}
        span={report.data === undefined ? null : spanOf(report.data.scope)}
        withoutTopics
      >
        <ExportMenu query={{ ...filters.query, topic_ids: [searchState.id] }} />
        <PrintButton />
      </FilterBar>
      <LoadPanel
        query={report}
        what={title}
        skeleton={<ReportSkeleton grid={grid} tiles={6} cards={['trend', 'platforms', 'wide']} />}
      >
        {(topic) =>
          topic.scope.answers.ok === 0 ? (
            <EmptyScope scope={topic.scope} filters={filters} about="topic" />
          ) : (
            <TopicContent
              report={topic}
              filters={filters}
              searchState={searchState}
              onMove={updateSearch}
              onOpen={(selection) => {
                drawer.open({ ...selection, topic_id: searchState.id });
              }}
            />
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useBackTo } from '#client/components/address/useBackTo.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { BackButton } from '#client/components/ui/BackButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { paths } from '#client/lib/paths.ts';
import { PromptHead } from './PromptHead.tsx';
import { PromptNotFound } from './PromptNotFound.tsx';
import { PromptHeadSkeleton, PromptSkeleton } from './PromptSkeleton.tsx';
import { PromptTabs } from './PromptTabs.tsx';
import { PromptTiles } from './PromptTiles.tsx';
import { usePromptDetails } from './usePromptDetails.ts';
import styles from './PromptDetailsPage.module.scss';
import head from './PromptHead.module.scss';

/** The project has no prompt with this id; a server may also report the id as invalid. */
function isUnknownId(error: Error | null): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'notFound' || (error.kind === 'validation' && 'id' in error.fieldErrors);
}

/** One prompt: its verdict, all its runs, and the sources cited. */
export const PromptDetailsPage = observer(function PromptDetailsPage() {
  const intl = useIntl();
  const { searchState, filters, report, drawer, updateSearch } = usePromptDetails();
  const back = useBackTo(paths.answerIndex.href());
  if (searchState.id === '' || isUnknownId(report.error)) return <PromptNotFound id={searchState.id} />;
  const title = intl.formatMessage({ id: 'promptDetails.title' });
  const { data } = report;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <BackButton onClick={back} />
        {data === undefined ? (
          <div className={head['head']}>
            <h1>{title}</h1>
            {report.isFetching && <PromptHeadSkeleton />}
          </div>
        ) : (
          <PromptHead detail={data} />
        )}
      </div>
      <FilterBar
        filters={filters}
        about={data === undefined ? title : `${title}: ${data.prompt.text}`}
        span={data === undefined ? null : spanOf(data.scope)}
        onePrompt
      >
        <ExportMenu query={{ ...filters.query, prompt_id: searchState.id }} />
      </FilterBar>
      <LoadPanel query={report} what={title} skeleton={<PromptSkeleton />}>
        {(detail) =>
          detail.runs.length === 0 ? (
            <EmptyScope scope={detail.scope} filters={filters} about="prompt" />
          ) : (
            <div className={styles['content']}>
              <PromptTiles detail={detail} onOpen={drawer.open} />
              <PromptTabs
                detail={detail}
                searchState={searchState}
                covered={drawer.selection !== null}
                updateSearch={updateSearch}
                onOpen={drawer.open}
              />
            </div>
          )
        }
      </LoadPanel>
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});

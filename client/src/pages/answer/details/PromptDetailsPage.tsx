import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { ExportMenu } from '../../../components/answers/ExportMenu.tsx';
import { EmptyScope } from '../../../components/filters/EmptyScope.tsx';
import { FilterBar } from '../../../components/filters/FilterBar.tsx';
import { spanOf } from '../../../components/filters/spanOf.ts';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import { isApiError } from '../../../lib/ApiError.ts';
import styles from './PromptDetailsPage.module.scss';
import { PromptHead } from './PromptHead.tsx';
import { PromptNotFound } from './PromptNotFound.tsx';
import { PromptSkeleton } from './PromptSkeleton.tsx';
import { PromptTabs } from './PromptTabs.tsx';
import { PromptTiles } from './PromptTiles.tsx';
import { usePromptDetails } from './usePromptDetails.ts';

/** No prompt of this project has the id; a server may also say that the id is no good. */
function isUnknownId(error: Error | null): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'notFound' || (error.kind === 'validation' && 'id' in error.fieldErrors);
}

/** One prompt: how it stands, every run of it, and what the engines leaned on. */
export const PromptDetailsPage = observer(function PromptDetailsPage() {
  const intl = useIntl();
  const { place, filters, report, drawer, move } = usePromptDetails();
  if (place.id === '' || isUnknownId(report.error)) return <PromptNotFound id={place.id} />;
  const title = intl.formatMessage({ id: 'promptDetails.title' });
  const { data } = report;
  return (
    <div className={styles['page']}>
      {data === undefined ? <h1 className={styles['waiting']}>{title}</h1> : <PromptHead detail={data} />}
      <FilterBar filters={filters} span={data === undefined ? null : spanOf(data.scope)} onePrompt>
        <ExportMenu query={{ ...filters.query, prompt_id: place.id }} />
      </FilterBar>
      <LoadPanel query={report} what={title} skeleton={<PromptSkeleton />}>
        {(detail) =>
          detail.runs.length === 0 ? (
            <EmptyScope scope={detail.scope} filters={filters} />
          ) : (
            <div className={styles['content']}>
              <PromptTiles detail={detail} onOpen={drawer.open} />
              <PromptTabs
                detail={detail}
                place={place}
                covered={drawer.selection !== null}
                move={move}
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

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ManagedPrompt } from '#client/api/managedPromptSchemas.ts';
import { tagNames } from '#client/api/namedRefSchemas.ts';
import { PrintHead } from '#client/components/filters/PrintHead.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ListPageLayout } from '#client/components/ui/ListPageLayout.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { useStores } from '#client/stores/useStores.ts';
import { PromptDialog } from './form/PromptDialog.tsx';
import { AddManyDialog } from './many/AddManyDialog.tsx';
import { TopicTagNamesDialog } from './names/TopicTagNamesDialog.tsx';
import { NoPrompts } from './NoPrompts.tsx';
import { PrecisionPanel } from './PrecisionPanel.tsx';
import { PromptButtons } from './PromptButtons.tsx';
import { PromptHeader } from './PromptHeader.tsx';
import { PromptList } from './PromptList.tsx';
import { PromptListSearch } from './PromptListSearch.tsx';
import { usePromptPage } from './usePromptPage.ts';
import styles from './PromptPage.module.scss';

const isRefused = (error: unknown): boolean => isApiError(error) && error.kind === 'validation';

/** Prompt management: lists and edits the prompts. */
export const PromptPage = observer(function PromptPage() {
  const intl = useIntl();
  const { projects } = useStores();
  const page = usePromptPage();
  const [edited, setEdited] = useState<ManagedPrompt | null>(null);
  const { searchState, updateSearch, paged, changes } = page;
  const list = paged.query.data;
  const topics = list?.topics ?? [];
  const tags = list === undefined ? [] : tagNames(list);
  const projectId = projects.currentId;
  const closeAdding = (): void => {
    updateSearch({ add: null }, { replace: true });
  };
  return (
    <ListPageLayout
      header={
        <>
          <PrintHead title="" />
          <PromptHeader page={page} />
        </>
      }
      // A project without prompts needs no search.
      search={list?.counts.all === 0 ? undefined : <PromptListSearch page={page} />}
      topButtons={<PromptButtons page={page} />}
    >
      {searchState.precision && (list !== undefined || paged.query.isFetching) && (
        <PrecisionPanel key={projectId} list={list} onMove={updateSearch} />
      )}
      <LoadPanel
        query={paged.query}
        what={intl.formatMessage({ id: 'prompt.title' })}
        skeleton={<RowsSkeleton framed />}
      >
        {(shown) =>
          shown.counts.all === 0 ? (
            <NoPrompts onMove={updateSearch} />
          ) : (
            <PromptList page={page} list={shown} onEdit={setEdited} />
          )
        }
      </LoadPanel>
      {list === undefined && isRefused(paged.query.error) && searchState.topic !== '' && (
        <p className={styles['unknown']}>
          <FormattedMessage id="prompt.topic.unknown" />
        </p>
      )}
      <MayEdit>
        {searchState.add === 'one' && projectId !== null && (
          <PromptDialog
            key={projectId}
            projectId={projectId}
            prompt={null}
            topics={topics}
            tags={tags}
            changes={changes}
            onClose={closeAdding}
          />
        )}
        {searchState.add === 'many' && projectId !== null && (
          <AddManyDialog
            key={projectId}
            projectId={projectId}
            topics={topics}
            changes={changes}
            onClose={closeAdding}
          />
        )}
        {searchState.names && projectId !== null && (
          <TopicTagNamesDialog
            key={projectId}
            projectId={projectId}
            onClose={() => {
              updateSearch({ names: false }, { replace: true });
            }}
          />
        )}
        {edited !== null && projectId !== null && (
          <PromptDialog
            key={edited.id}
            projectId={projectId}
            prompt={edited}
            topics={topics}
            tags={tags}
            changes={changes}
            onClose={() => {
              setEdited(null);
            }}
          />
        )}
      </MayEdit>
    </ListPageLayout>
  );
});

import { Button } from '@blueprintjs/core';
import { PlusIcon, UploadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { OutsideNotice } from '#client/components/filters/OutsideNotice.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ListPageLayout } from '#client/components/ui/ListPageLayout.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { KeywordFileDialog } from './file/KeywordFileDialog.tsx';
import { KeywordDialog } from './form/KeywordDialog.tsx';
import { KeywordList } from './KeywordList.tsx';
import { KeywordListSearch } from './KeywordListSearch.tsx';
import { useKeywordsPage } from './useKeywordsPage.ts';

/** The keywords: demand, intent, visibility where they are asked about, and the leading brands. */
export const KeywordsPage = observer(function KeywordsPage() {
  const intl = useIntl();
  const page = useKeywordsPage();
  const [edited, setEdited] = useState<KeywordRow | null>(null);
  const { searchState, filters, report, changes, updateSearch, projectId } = page;
  const title = intl.formatMessage({ id: 'menu.keywords.index' });
  const closeAdding = (): void => {
    updateSearch({ add: null }, { replace: true });
  };
  return (
    <ListPageLayout
      header={
        <FilterBar
          filters={filters}
          title={title}
          span={report.data === undefined ? null : spanOf(report.data.scope)}
        />
      }
      search={<KeywordListSearch page={page} />}
      topButtons={
        <MayEdit>
          <Button
            variant="outlined"
            icon={<UploadIcon />}
            onClick={() => {
              updateSearch({ add: 'file' });
            }}
          >
            <FormattedMessage id="keywords.import" />
          </Button>
          <Button
            intent="primary"
            icon={<PlusIcon />}
            onClick={() => {
              updateSearch({ add: 'one' });
            }}
          >
            <FormattedMessage id="keywords.add" />
          </Button>
        </MayEdit>
      }
    >
      <LoadPanel query={report} what={title} skeleton={<RowsSkeleton framed />}>
        {(table) => (
          <>
            <OutsideNotice scope={table.scope} filters={filters} />
            <KeywordList page={page} table={table} onEdit={setEdited} />
          </>
        )}
      </LoadPanel>
      <MayEdit>
        {searchState.add === 'one' && projectId !== null && (
          <KeywordDialog key={projectId} projectId={projectId} keyword={null} changes={changes} onClose={closeAdding} />
        )}
        {searchState.add === 'file' && projectId !== null && (
          <KeywordFileDialog key={projectId} projectId={projectId} changes={changes} onClose={closeAdding} />
        )}
        {edited !== null && projectId !== null && (
          <KeywordDialog
            key={edited.id}
            projectId={projectId}
            keyword={edited}
            changes={changes}
            onClose={() => {
              setEdited(null);
            }}
          />
        )}
      </MayEdit>
      <AnswersDrawerHost control={page.drawer} filters={{ ...filters.query, keyword_ids: '' }} />
    </ListPageLayout>
  );
});

import { Button } from '@blueprintjs/core';
import { PlusIcon, UploadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeywordRow } from '../../../api/keywordSchemas.ts';
import { AnswersDrawerHost } from '../../../components/answers/AnswersDrawerHost.tsx';
import { FilterBar } from '../../../components/filters/FilterBar.tsx';
import { OutsideNotice } from '../../../components/filters/OutsideNotice.tsx';
import { spanOf } from '../../../components/filters/spanOf.ts';
import { LoadPanel } from '../../../components/ui/LoadPanel.tsx';
import { RowsSkeleton } from '../../../components/skeleton/RowsSkeleton.tsx';
import { KeywordFileDialog } from './file/KeywordFileDialog.tsx';
import { KeywordDialog } from './form/KeywordDialog.tsx';
import { KeywordList } from './KeywordList.tsx';
import styles from './KeywordsPage.module.scss';
import { useKeywordsPage } from './useKeywordsPage.ts';

/** The words people look things up by: how often, what they want, how we do where they are asked about, and who wins there. */
export const KeywordsPage = observer(function KeywordsPage() {
  const intl = useIntl();
  const page = useKeywordsPage();
  const [edited, setEdited] = useState<KeywordRow | null>(null);
  const { place, filters, report, changes, move, projectId } = page;
  const title = intl.formatMessage({ id: 'keywords.title' });
  const closeAdding = (): void => {
    move({ add: null }, { replace: true });
  };
  return (
    <div className={styles['page']}>
      <FilterBar filters={filters} title={title} span={report.data === undefined ? null : spanOf(report.data.scope)}>
        <Button
          variant="outlined"
          icon={<UploadIcon />}
          onClick={() => {
            move({ add: 'file' });
          }}
        >
          <FormattedMessage id="keywords.import" />
        </Button>
        <Button
          intent="primary"
          icon={<PlusIcon />}
          onClick={() => {
            move({ add: 'one' });
          }}
        >
          <FormattedMessage id="keywords.add" />
        </Button>
      </FilterBar>
      <LoadPanel query={report} what={title} skeleton={<RowsSkeleton framed />}>
        {(table) => (
          <>
            <OutsideNotice scope={table.scope} filters={filters} />
            <KeywordList page={page} table={table} onEdit={setEdited} />
          </>
        )}
      </LoadPanel>
      {place.add === 'one' && projectId !== null && (
        <KeywordDialog key={projectId} projectId={projectId} keyword={null} changes={changes} onClose={closeAdding} />
      )}
      {place.add === 'file' && projectId !== null && (
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
      <AnswersDrawerHost control={page.drawer} filters={{ ...filters.query, keyword_ids: '' }} />
    </div>
  );
});

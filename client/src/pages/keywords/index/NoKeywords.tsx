import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { noNarrowing } from './keywordSearch.ts';
import type { KeywordsPageModel } from './useKeywordsPage.ts';

interface NoKeywordsProps {
  readonly page: KeywordsPageModel;
  /** There are keywords, but none matches the filters. */
  readonly narrowed: boolean;
}

/** Why the table is empty, and what to do. */
export function NoKeywords({ page, narrowed }: NoKeywordsProps) {
  const { updateSearch, filters } = page;
  if (!narrowed && filters.form.keyword_ids === '') {
    return (
      <EmptyState
        title={<FormattedMessage id="keywords.none" />}
        action={
          <MayEdit>
            <Button
              intent="primary"
              onClick={() => {
                updateSearch({ add: 'file' });
              }}
            >
              <FormattedMessage id="keywords.import" />
            </Button>
          </MayEdit>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage id="keywords.noMatch" />}
      action={
        <Button
          onClick={() => {
            if (narrowed) updateSearch(noNarrowing);
            else filters.setFilters({ keyword_ids: '' });
          }}
        >
          <FormattedMessage id="filters.empty.reset" />
        </Button>
      }
    />
  );
}

import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Expansion } from '#client/api/expandSchemas.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { expandOrigins } from './expandSearch.ts';
import { questionColumns } from './questionColumns.tsx';
import type { ExpandPageModel } from './useExpandPage.ts';
import styles from './ExpandPage.module.scss';

interface QuestionListProps {
  readonly page: ExpandPageModel;
  readonly expansion: Expansion;
}

/** Filters of the list. Each control navigates, so that the address always matches the view. */
function Narrowing({ page }: Pick<QuestionListProps, 'page'>) {
  const intl = useIntl();
  const { searchState, updateSearch } = page;
  return (
    <>
      <SearchBox
        label={intl.formatMessage({ id: 'keywords.expand.search' })}
        value={searchState.q}
        onChange={(q) => {
          updateSearch({ q }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'keywords.column.origin' })}
        options={expandOrigins}
        labelOf={(origin) => intl.formatMessage({ id: `keywords.origin.${origin}` })}
        value={searchState.origin}
        onChange={(origin) => {
          updateSearch({ origin });
        }}
      />
      <Checkbox
        className={styles['only'] ?? ''}
        checked={searchState.onlyNew}
        onChange={({ currentTarget }) => {
          updateSearch({ onlyNew: currentTarget.checked });
        }}
      >
        <FormattedMessage id="keywords.expand.onlyNew" />
      </Checkbox>
    </>
  );
}

/** The questions with checkboxes; those already asked are marked. */
export const QuestionList = observer(function QuestionList({ page, expansion }: QuestionListProps) {
  const intl = useIntl();
  const { searchState, questions, selection, updateSearch, drawer } = page;
  const mayEdit = useMayEdit();
  const { keywords } = expansion;
  const open = useLatest(drawer.open);
  const columns = useMemo(() => questionColumns({ intl, keywords, onOpen: open }), [intl, keywords, open]);
  const chosen = useColumnChoice('keywords.expand', columns);
  const title = intl.formatMessage({ id: 'keywords.expand.questions' });
  return (
    <div className={styles['list']}>
      <div className={styles['toolbar']}>
        <Narrowing page={page} />
        <span className={styles['count']}>
          <FormattedMessage id="keywords.expand.count" values={{ count: questions.length, beyond: expansion.beyond }} />
        </span>
        <div className={styles['tools']}>
          <ColumnPicker columns={columns} choice={chosen.choice} />
          <CsvButton name={title} file={() => tableCsv(chosen.shown, questions)} />
        </div>
      </div>
      <DataTable
        label={title}
        columns={chosen.shown}
        rowCount={questions.length}
        rowAt={(index) => questions[index]}
        getRowId={({ id }) => id}
        sort={searchState.sort}
        onSort={(key, order) => {
          updateSearch({ sort: { key, order } });
        }}
        selection={
          mayEdit ? { ids: selection.ids, onChange: selection.setIds, labelOf: ({ text }) => text } : undefined
        }
        widths={chosen.widths}
        onWidthsChange={chosen.onWidthsChange}
        viewKey={JSON.stringify({ ...searchState, sort: null })}
        empty={<EmptyState title={<FormattedMessage id="keywords.expand.noMatch" />} />}
      />
    </div>
  );
});

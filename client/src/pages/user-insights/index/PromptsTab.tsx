import { Button } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { TraitedPrompt } from '#client/api/userInsightSchemas.ts';
import { personaName } from '#client/components/answers/personaName.ts';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { FileButton } from '#client/components/table/file/FileButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { useTableFile } from '#client/components/table/file/useTableFile.ts';
import { TableTools } from '#client/components/table/TableTools.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { InsightSkeleton } from '../InsightSkeleton.tsx';
import { traitColumns } from '../traitColumns.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { PromptFilters } from './PromptFilters.tsx';
import { useTraitedPrompts } from './useTraitedPrompts.ts';
import type { InsightPartProps } from './useUserInsightPage.ts';
import styles from './InsightTabs.module.scss';

const NOTHING: ReadonlySet<string> = new Set();

/** What is being edited: one prompt, or the ticked ones. */
interface Edited {
  readonly ids: readonly string[];
  readonly text: string | null;
}

interface ChosenPromptsProps {
  readonly count: number;
  readonly onAssign: () => void;
}

function ChosenPrompts({ count, onAssign }: ChosenPromptsProps) {
  return (
    <div className={styles['chosen']}>
      <FormattedMessage id="insights.prompts.chosen" values={{ count }} />
      <Button size="small" icon={<EditIcon />} onClick={onAssign}>
        <FormattedMessage id="insights.assign" />
      </Button>
    </div>
  );
}

/** Filters of the list in words, for its file. */
function narrowing(
  intl: IntlShape,
  searchState: InsightPartProps['searchState'],
  personas: InsightPartProps['report']['personas'],
): readonly string[] {
  const { q, persona, stage } = searchState;
  const chosenPersona = personas.find(({ id }) => id === persona);
  return narrowedBy(intl, [
    [intl.formatMessage({ id: 'charts.file.search' }), q],
    [
      intl.formatMessage({ id: 'insights.persona' }),
      chosenPersona === undefined ? persona : personaName(intl, chosenPersona),
    ],
    [intl.formatMessage({ id: 'insights.stage' }), stage && intl.formatMessage({ id: `answers.stage.${stage}` })],
  ]);
}

/** Every prompt with its persona and stage; both can be changed for one or several prompts. */
export const PromptsTab = observer(function PromptsTab({
  report,
  searchState,
  filters,
  onMove,
  onOpen,
}: InsightPartProps) {
  const intl = useIntl();
  const { brands, personas } = report;
  const paged = useTraitedPrompts(filters, searchState);
  const [chosen, setChosen] = useState({ list: paged.list, ids: NOTHING });
  const [edited, setEdited] = useState<Edited | null>(null);
  const file = useTableFile();
  // Hidden rows must not be changed by accident.
  const ids = chosen.list === paged.list ? chosen.ids : NOTHING;
  const mayEdit = useMayEdit();
  const open = useLatest(onOpen);
  const edit = useLatest(({ id, text }: TraitedPrompt) => {
    setEdited({ ids: [id], text });
  });
  const columns = useMemo(
    () => traitColumns({ intl, personas, ownId: ownBrandId(brands), onOpen: open, ...(mayEdit && { onEdit: edit }) }),
    [intl, personas, brands, mayEdit, open, edit],
  );
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('insights.prompts', columns);
  const title = intl.formatMessage({ id: 'insights.tab.prompts' });
  return (
    <>
      <TableTools
        end={
          <>
            <ColumnPicker columns={columns} choice={choice} />
            <FileButton
              state={file.state}
              rowCount={paged.rowCount}
              onStart={() => {
                const narrowed = narrowing(intl, searchState, personas);
                file.start({ name: title, columns: shown, load: paged.load, narrowed });
              }}
              onCancel={file.cancel}
            />
          </>
        }
      >
        <PromptFilters report={report} searchState={searchState} onMove={onMove} />
      </TableTools>
      <div aria-live="polite">
        {mayEdit && ids.size > 0 && (
          <ChosenPrompts
            count={ids.size}
            onAssign={() => {
              setEdited({ ids: [...ids], text: null });
            }}
          />
        )}
      </div>
      <LoadPanel query={paged.query} what={title} skeleton={<InsightSkeleton />}>
        {() => (
          <DataTable
            label={title}
            columns={shown}
            rowCount={paged.rowCount}
            rowAt={paged.rowAt}
            getRowId={({ id }) => id}
            onRangeChange={paged.handleRange}
            sort={searchState.promptSort}
            onSort={(key, order) => {
              onMove({ promptSort: { key, order } });
            }}
            rowHref={({ id, text }) => paths.promptsDetails.href({ id, breadcrumb: text })}
            selection={
              mayEdit
                ? {
                    ids,
                    onChange: (next) => {
                      setChosen({ list: paged.list, ids: next });
                    },
                    labelOf: ({ text }) => text,
                  }
                : undefined
            }
            widths={widths}
            onWidthsChange={onWidthsChange}
            refreshing={paged.query.isFetching}
            viewKey={paged.list}
            empty={
              <EmptyState
                title={intl.formatMessage({ id: 'insights.noMatch' })}
                action={
                  <Button
                    onClick={() => {
                      onMove({ q: '', persona: '', stage: null });
                    }}
                  >
                    <FormattedMessage id="insights.showAll" />
                  </Button>
                }
              />
            }
          />
        )}
      </LoadPanel>
      {mayEdit && edited !== null && (
        <AssignDialog
          ids={edited.ids}
          text={edited.text}
          personas={personas}
          onDone={() => {
            setEdited(null);
            setChosen({ list: paged.list, ids: NOTHING });
          }}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </>
  );
});

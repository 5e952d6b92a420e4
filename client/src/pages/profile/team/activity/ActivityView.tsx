import { Button } from '@blueprintjs/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { AUDIT_KINDS } from '#client/api/schemas/auditSchemas.ts';
import type { AuditList } from '#client/api/schemas/auditSchemas.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { FileButton } from '#client/components/table/file/FileButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { useTableFile } from '#client/components/table/file/useTableFile.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { activityQueryOf, noFilters } from '../teamSearch.ts';
import type { TeamSearch } from '../teamSearch.ts';
import type { TeamMove } from '../useTeamSearchState.ts';
import { activityColumns } from './activityColumns.tsx';
import { useActivity } from './useActivity.ts';
import styles from '../TeamPanel.module.scss';

interface ActivityViewProps {
  readonly searchState: TeamSearch;
  readonly updateSearch: TeamMove;
}

/** Filters by type, person and project. */
function ActivityFilters({
  searchState,
  updateSearch,
  people,
  projects,
}: ActivityViewProps & Pick<AuditList, 'people' | 'projects'>) {
  const intl = useIntl();
  const all = (id: 'activity.kind' | 'activity.person' | 'activity.project') => {
    const name = intl.formatMessage({ id });
    return { name, all: intl.formatMessage({ id: 'activity.all' }, { name }) };
  };
  const nameIn = (refs: readonly NamedRef[], id: string): string => refs.find((ref) => ref.id === id)?.name ?? id;
  return (
    <div className={styles['filters']}>
      <ChoiceSelect
        {...all('activity.kind')}
        options={AUDIT_KINDS}
        labelOf={(kind) => intl.formatMessage({ id: `activity.kind.${kind}` })}
        value={searchState.kind}
        onChange={(kind) => {
          updateSearch({ kind });
        }}
      />
      <ChoiceSelect
        {...all('activity.person')}
        options={people.map(({ id }) => id)}
        labelOf={(id) => nameIn(people, id)}
        value={searchState.person === '' ? null : searchState.person}
        onChange={(person) => {
          updateSearch({ person: person ?? '' });
        }}
      />
      <ChoiceSelect
        {...all('activity.project')}
        options={projects.map(({ id }) => id)}
        labelOf={(id) => nameIn(projects, id)}
        value={searchState.about === '' ? null : searchState.about}
        onChange={(about) => {
          updateSearch({ about: about ?? '' });
        }}
      />
    </div>
  );
}

/** The activity log of the team, newest first. For admins. */
export function ActivityView({ searchState, updateSearch }: ActivityViewProps) {
  const intl = useIntl();
  const filter = activityQueryOf(searchState);
  const { query, load } = useActivity(filter);
  const file = useTableFile();
  const columns = useMemo(() => activityColumns(intl), [intl]);
  const title = intl.formatMessage({ id: 'team.view.activity' });
  const isNarrowed = Object.keys(filter).length > 0;
  const clear = (
    <Button
      onClick={() => {
        updateSearch(noFilters);
      }}
    >
      <FormattedMessage id="team.search.clear" />
    </Button>
  );
  return (
    <LoadPanel query={query} what={title} skeleton={<RowsSkeleton count={6} />}>
      {({ list, total, people, projects }) => (
        <>
          <p className={styles['muted']}>
            <FormattedMessage id="activity.about" />
          </p>
          <ActivityFilters {...{ searchState, updateSearch, people, projects }} />
          <div className={styles['tableHead']}>
            <p className={styles['count']} role="status">
              {total > list.length ? (
                <FormattedMessage id="activity.latest" values={{ shown: list.length, count: total }} />
              ) : (
                <FormattedMessage id="activity.count" values={{ count: total }} />
              )}
            </p>
            <FileButton
              state={file.state}
              rowCount={total}
              onStart={() => {
                const named = (refs: readonly NamedRef[], id: string) => refs.find((ref) => ref.id === id)?.name ?? id;
                const { kind, person, about } = searchState;
                const narrowed = narrowedBy(intl, [
                  [
                    intl.formatMessage({ id: 'activity.kind' }),
                    kind && intl.formatMessage({ id: `activity.kind.${kind}` }),
                  ],
                  [intl.formatMessage({ id: 'activity.person' }), named(people, person)],
                  [intl.formatMessage({ id: 'activity.project' }), named(projects, about)],
                ]);
                file.start({ name: title, columns, load, of: { allProjects: true }, narrowed });
              }}
              onCancel={file.cancel}
            />
          </div>
          <DataTable
            label={title}
            columns={columns}
            rowCount={list.length}
            rowAt={(index) => list[index]}
            getRowId={({ id }) => id}
            refreshing={query.isFetching}
            viewKey={JSON.stringify(filter)}
            empty={
              <EmptyState
                title={<FormattedMessage id={isNarrowed ? 'activity.noMatch' : 'activity.none'} />}
                {...(isNarrowed ? { action: clear } : {})}
              />
            }
          />
        </>
      )}
    </LoadPanel>
  );
}

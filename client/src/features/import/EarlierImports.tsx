import { Button } from '@blueprintjs/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createImportApi } from '#client/api/importApi.ts';
import type { ImportList } from '#client/api/importSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './EarlierImports.module.scss';

type Entry = ImportList['list'][number];

interface EntryRowProps {
  readonly entry: Entry;
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly onAsk: (id: string | null) => void;
  readonly onUndo: (entry: Entry) => void;
}

function EntryRow({ entry, isAsked, isBusy, onAsk, onUndo }: EntryRowProps) {
  const intl = useIntl();
  const { id, file_name: name, at, answers } = entry;
  const counted = { count: answers, shown: formatCount(intl, answers) };
  return (
    <li className={styles['entry']}>
      <span className={styles['name']}>
        {intl.formatMessage({ id: 'imports.earlier.line' }, { name, time: formatInstant(intl, at), ...counted })}
      </span>
      {isAsked ? (
        <>
          <span role="status">{intl.formatMessage({ id: 'imports.earlier.sure' }, counted)}</span>
          <Button
            size="small"
            onClick={() => {
              onAsk(null);
            }}
          >
            <FormattedMessage id="imports.earlier.keep" />
          </Button>
          <Button
            size="small"
            intent="danger"
            loading={isBusy}
            onClick={() => {
              onUndo(entry);
            }}
          >
            <FormattedMessage id="imports.earlier.confirm" />
          </Button>
        </>
      ) : (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'imports.earlier.undoNamed' }, { name })}
          onClick={() => {
            onAsk(id);
          }}
        >
          <FormattedMessage id="imports.earlier.undo" />
        </Button>
      )}
    </li>
  );
}

/** The imports of the current project, with an undo for each. */
export const EarlierImports = observer(function EarlierImports() {
  const intl = useIntl();
  const { projects, filters } = useStores();
  const api = useApi(createImportApi);
  const queries = useQueryClient();
  const [isShown, setIsShown] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const list = useQuery({
    queryKey: ['import', 'list', projects.currentId],
    queryFn: ({ signal }) => api.list(signal),
    enabled: isShown,
  });
  const undo = useMutation({
    mutationFn: (entry: Entry) => api.undo(entry.id),
    onSuccess: async ({ removed, left }, { file_name: name }) => {
      setAsked(null);
      setDone(
        intl.formatMessage(
          { id: 'imports.earlier.done' },
          { name, count: removed, removed: formatCount(intl, removed), left: formatCount(intl, left) },
        ),
      );
      tellOtherTabs(projects.currentId);
      void filters.loadLists();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'inspection' });
    },
  });
  return (
    <details
      className={styles['earlier']}
      onToggle={({ currentTarget }) => {
        setIsShown(currentTarget.open);
      }}
    >
      <summary>
        <FormattedMessage id="imports.earlier" />
      </summary>
      <p className={styles['note']}>
        <FormattedMessage id="imports.earlier.note" />
      </p>
      <p role="status">{done}</p>
      {undo.error !== null && <FormFailure>{failureText(intl, undo.error)}</FormFailure>}
      {isShown && (
        <LoadPanel
          query={list}
          what={intl.formatMessage({ id: 'imports.earlier.what' })}
          skeleton={<div className={styles['skeleton']} />}
        >
          {({ list: entries }) =>
            entries.length === 0 ? (
              <p>
                <FormattedMessage id="imports.earlier.none" />
              </p>
            ) : (
              <ul className={styles['list']}>
                {entries.map((entry) => (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    isAsked={asked === entry.id}
                    isBusy={undo.isPending}
                    onAsk={setAsked}
                    onUndo={undo.mutate}
                  />
                ))}
              </ul>
            )
          }
        </LoadPanel>
      )}
    </details>
  );
});

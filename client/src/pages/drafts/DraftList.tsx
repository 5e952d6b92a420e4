import { Button } from '@blueprintjs/core';
import { DuplicateIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { DraftHead, DraftList as Drafts } from '#client/api/draftSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { paths } from '#client/lib/paths.ts';
import { NewDraft } from './NewDraft.tsx';
import { NoDrafts } from './NoDrafts.tsx';
import { StatusTag } from './StatusTag.tsx';
import { useDraftChanges, useDraftList } from './useDraftList.ts';
import styles from './DraftList.module.scss';

interface DraftListProps {
  readonly projectId: string;
  /** Lists only drafts of this brief; a new one starts from it. */
  readonly briefId: string | null;
}

interface DraftRowProps {
  readonly draft: DraftHead;
  readonly name: string;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

function DraftRow({ draft, name, onDuplicate, onDelete }: DraftRowProps) {
  const intl = useIntl();
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <Link className={styles['name']} to={paths.genContent.href({ draft: draft.id })}>
          {name}
        </Link>
        <span className={styles['meta']}>
          <FormattedMessage
            id="writing.list.meta"
            values={{
              characters: intl.formatNumber(draft.characters),
              name: draft.updated_by.name,
              time: formatInstant(intl, draft.updated_at),
            }}
          />
        </span>
      </div>
      <StatusTag status={draft.status} />
      <MayEdit>
        <Button
          variant="minimal"
          icon={<DuplicateIcon />}
          aria-label={intl.formatMessage({ id: 'writing.duplicateNamed' }, { title: name })}
          title={intl.formatMessage({ id: 'writing.duplicate' })}
          onClick={onDuplicate}
        />
        <Button
          variant="minimal"
          icon={<TrashIcon />}
          aria-label={intl.formatMessage({ id: 'writing.deleteNamed' }, { title: name })}
          title={intl.formatMessage({ id: 'writing.delete' })}
          onClick={onDelete}
        />
      </MayEdit>
    </li>
  );
}

interface RowsProps {
  readonly projectId: string;
  readonly briefId: string | null;
  readonly drafts: Drafts;
}

const Rows = observer(function Rows({ projectId, briefId, drafts }: RowsProps) {
  const changes = useDraftChanges(projectId);
  const list = drafts.list.filter((draft) => briefId === null || draft.brief_id === briefId);
  const brief = drafts.briefs.find(({ id }) => id === briefId);
  return (
    <div className={styles['grid']}>
      <section className={styles['panel']}>
        {briefId !== null && drafts.list.length > 0 && (
          <p className={styles['meta']}>
            {(list.length > 0 || brief === undefined) && (
              <>
                <FormattedMessage id="writing.list.ofBrief" values={{ count: list.length }} />
                <SentenceGap />
              </>
            )}
            <Link to={paths.genContent.href()}>
              <FormattedMessage id="writing.list.all" />
            </Link>
          </p>
        )}
        {drafts.list.length === 0 || (list.length === 0 && brief !== undefined) ? (
          <NoDrafts brief={brief} onCreate={changes.create} />
        ) : (
          <ul className={styles['list']}>
            {list.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                name={changes.nameOf(draft)}
                onDuplicate={() => {
                  changes.duplicate(draft);
                }}
                onDelete={() => {
                  changes.remove(draft);
                }}
              />
            ))}
          </ul>
        )}
      </section>
      <MayEdit>
        <NewDraft drafts={drafts} briefId={briefId} onCreate={changes.create} />
      </MayEdit>
    </div>
  );
});

/** The drafts of the project, and ways to start one. */
export const DraftList = observer(function DraftList({ projectId, briefId }: DraftListProps) {
  const intl = useIntl();
  const query = useDraftList(projectId);
  return (
    <LoadPanel
      query={query}
      what={intl.formatMessage({ id: 'writing.list' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {(drafts) => <Rows projectId={projectId} briefId={briefId} drafts={drafts} />}
    </LoadPanel>
  );
});

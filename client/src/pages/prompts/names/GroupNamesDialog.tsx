import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GroupNames } from '#client/api/groupNamesSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { MergedNote } from '#client/components/form/MergedNote.tsx';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { errorText } from '#client/i18n/errorText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { fieldOf, isFound, rowKey, rowsOf } from './groupRows.ts';
import type { GroupRow } from './groupRows.ts';
import { GroupNamesFields } from './GroupNamesFields.tsx';
import { useGroupNames, useStoredNames } from './useGroupNames.ts';
import styles from './GroupNames.module.scss';

interface GroupNamesDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** A list that is longer than this is searched, not read; and each row has two or three fields. */
const MOST_SHOWN = 100;
/** From so many on there is a search. */
const MANY = 12;

/** What readers call topics and tags, in each language. Mount it only while it is open. */
export const GroupNamesDialog = observer(function GroupNamesDialog({ projectId, onClose }: GroupNamesDialogProps) {
  const intl = useIntl();
  const stored = useStoredNames(projectId);
  const title = intl.formatMessage({ id: 'prompt.names.title' });
  if (stored.data !== undefined) return <NamesForm projectId={projectId} data={stored.data} onClose={onClose} />;
  return (
    <WideDialog title={title} onClose={onClose}>
      <LoadPanel query={stored} what={title} skeleton={<div className={styles['skeleton']} />}>
        {() => null}
      </LoadPanel>
    </WideDialog>
  );
});

interface NamesFormProps extends GroupNamesDialogProps {
  readonly data: GroupNames;
}

const NamesForm = observer(function NamesForm({ projectId, data, onClose }: NamesFormProps) {
  const intl = useIntl();
  const form = useGroupNames(projectId, data, onClose);
  const [q, setQ] = useState('');
  const errors = fieldErrorsOf(form.error);
  const isNameless = form.changed.some(({ name }) => name.trim() === '');
  const before = new Map(rowsOf(data).map((row) => [rowKey(row), row]));
  const prompts = new Map<string, number>([
    ...data.topics.map((topic) => [rowKey({ kind: 'topic', id: topic.id }), topic.prompts] as const),
    ...data.tags.map((tag) => [rowKey({ kind: 'tag', id: tag.tag }), tag.prompts] as const),
  ]);
  // By the stored names: a row stays in sight while it is renamed.
  const found = form.rows.filter((row) => isFound(before.get(rowKey(row)) ?? row, q) || isFound(row, q));
  const fieldsOf = (row: GroupRow) => (
    <GroupNamesFields
      key={rowKey(row)}
      row={row}
      calledNow={before.get(rowKey(row))?.name ?? row.name}
      prompts={prompts.get(rowKey(row)) ?? 0}
      field={fieldOf(row, form.changed)}
      errors={errors}
      onChange={form.change}
      {...(row.kind === 'topic' && prompts.get(rowKey(row)) === 0
        ? {
            onRemove: () => {
              form.remove(row);
            },
          }
        : {})}
    />
  );
  return (
    <WideDialog
      title={intl.formatMessage({ id: 'prompt.names.title' })}
      canClose={!form.isSaving}
      onClose={onClose}
      footer={
        <SaveButtons
          onSave={form.save}
          onCancel={form.cancel}
          isSaving={form.isSaving}
          canSave={!isNameless}
          error={form.error === null ? null : (Object.values(errors)[0] ?? errorText(intl, form.error))}
        >
          <FormattedMessage id="prompt.save" />
        </SaveButtons>
      }
    >
      <p className={styles['about']}>
        <FormattedMessage id={form.rows.length === 0 ? 'prompt.names.none' : 'prompt.names.about'} />
      </p>
      {form.merged && (
        <MergedNote>
          <FormattedMessage id="prompt.names.merged" />
        </MergedNote>
      )}
      {form.rows.length > MANY && (
        <InputGroup
          className={styles['search'] ?? ''}
          type="search"
          leftIcon={<SearchIcon />}
          aria-label={intl.formatMessage({ id: 'prompt.names.find' })}
          placeholder={intl.formatMessage({ id: 'prompt.names.find' })}
          value={q}
          onValueChange={setQ}
        />
      )}
      {form.rows.length > 0 && found.length === 0 && (
        <p role="status" className={styles['note']}>
          <FormattedMessage id="prompt.names.noMatch" />
        </p>
      )}
      {(['topic', 'tag'] as const).map((kind) => {
        const rows = found.filter((row) => row.kind === kind);
        return rows.length === 0 ? null : (
          <section key={kind} className={styles['group']}>
            <h3>
              <FormattedMessage id={kind === 'topic' ? 'prompt.names.topics' : 'prompt.names.tags'} />
            </h3>
            <div className={styles['head']} aria-hidden="true">
              {(['name', 'zh', 'en'] as const).map((part) => (
                <span key={part}>
                  <FormattedMessage id={`prompt.names.${part}`} />
                </span>
              ))}
            </div>
            <ul className={styles['list']}>{rows.slice(0, MOST_SHOWN).map(fieldsOf)}</ul>
            {rows.length > MOST_SHOWN && (
              <p className={styles['note']}>
                <FormattedMessage
                  id="prompt.names.more"
                  values={{ shown: formatCount(intl, MOST_SHOWN), count: formatCount(intl, rows.length) }}
                />
              </p>
            )}
          </section>
        );
      })}
    </WideDialog>
  );
});

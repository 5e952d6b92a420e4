import { Button, InputGroup } from '@blueprintjs/core';
import { AddIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './AddEntry.module.scss';

interface AddEntryProps {
  /** Names the field, translated: "Own question". */
  readonly label: string;
  /** Identifies this field's stored draft: half-typed text survives a reload. */
  readonly keepAs: string;
  /** Why the text cannot be added; null when it can. */
  readonly problemOf?: (text: string) => string | null;
  readonly onAdd: (text: string) => void;
  /** Additional inputs before the field. */
  readonly children?: ReactNode;
}

/** A one-line form that adds an entry; a text that cannot be added stays in the field with the reason. */
export const AddEntry = observer(function AddEntry({ label, keepAs, problemOf, onAdd, children }: AddEntryProps) {
  const { projects, storage } = useStores();
  const name = `briefEntry.${projects.currentId ?? ''}.${keepAs}`;
  const [text, setText] = useState(() => {
    const kept = storage.readDraft(name);
    return typeof kept === 'string' ? kept : '';
  });
  useDraft(name, text);
  const [problem, setProblem] = useState<string | null>(null);
  const noteId = useId();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const added = text.trim();
        if (added === '') return;
        const found = problemOf?.(added) ?? null;
        setProblem(found);
        if (found !== null) return;
        onAdd(added);
        setText('');
      }}
    >
      {children}
      <InputGroup
        className={styles['field'] ?? ''}
        size="small"
        aria-label={label}
        placeholder={label}
        maxLength={1000}
        value={text}
        intent={problem === null ? 'none' : 'danger'}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : noteId}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" size="small" icon={<AddIcon />}>
        <FormattedMessage id="brief.entry.add" />
      </Button>
      {problem !== null && (
        <p id={noteId} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </form>
  );
});

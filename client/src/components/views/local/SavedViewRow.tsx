import { Button } from '@blueprintjs/core';
import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SavedView, ViewProblem } from './savedViews.ts';
import { ViewNameForm } from './ViewNameForm.tsx';
import styles from '../BuiltInViews.module.scss';

interface SavedViewRowProps {
  readonly view: SavedView;
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly onRename: (name: string) => ViewProblem | null;
  readonly onRemove: () => void;
}

/** One of the reader's own views: choose, rename, delete. */
export function SavedViewRow({ view, current, onChoose, onRename, onRemove }: SavedViewRowProps) {
  const intl = useIntl();
  const [editing, setEditing] = useState(false);
  const rename = intl.formatMessage({ id: 'table.views.rename' }, { name: view.name });
  const remove = intl.formatMessage({ id: 'table.views.remove' }, { name: view.name });
  const viewButton = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  const stopEditing = (): void => {
    edited.current = true;
    setEditing(false);
  };
  useEffect(() => {
    // The form had the focus and is gone. Not on the pencil: its button would be pressed by the Enter that submitted the form.
    if (!editing && edited.current) viewButton.current?.focus();
  }, [editing]);
  if (editing) {
    return (
      <li className={styles['row']}>
        <ViewNameForm
          name={view.name}
          focused
          submitText={intl.formatMessage({ id: 'table.views.renameDone' })}
          onSubmit={(name) => {
            const problem = onRename(name);
            if (problem === null) stopEditing();
            return problem;
          }}
          onCancel={stopEditing}
        />
      </li>
    );
  }
  return (
    <li className={styles['row']}>
      <button
        ref={viewButton}
        type="button"
        className={styles['view']}
        data-entry=""
        title={view.name}
        aria-current={current}
        onClick={onChoose}
      >
        {view.name}
      </button>
      <Button
        size="small"
        variant="minimal"
        icon={<EditIcon />}
        aria-label={rename}
        title={rename}
        onClick={() => {
          setEditing(true);
        }}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<TrashIcon />}
        aria-label={remove}
        title={remove}
        onClick={onRemove}
      />
    </li>
  );
}

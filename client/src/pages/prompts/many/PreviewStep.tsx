import { Button, ButtonGroup, Callout } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { PromptLine } from '#client/components/prompts/reading/PromptLine.ts';
import { readingNotes } from '#client/components/prompts/reading/readingNotes.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { lineColumns } from './lineColumns.tsx';
import { LineForm } from './LineForm.tsx';
import { isAddable, isInGroup, lineGroups } from './promptLines.ts';
import type { LineGroup } from './promptLines.ts';
import type { StepFrame } from './StepFrame.ts';
import type { AddManyModel, CheckedLine } from './useAddMany.ts';
import { useLineStates } from './useLineStates.ts';
import styles from './AddMany.module.scss';

interface PreviewStepProps {
  readonly model: AddManyModel;
  readonly projectId: string;
  readonly topics: readonly NamedRef[];
  readonly frame: StepFrame;
}

/** Notices above the lines: how the file was read, and truncated, unchecked or refused lines. */
function Notes({ model, failed }: { readonly model: AddManyModel; readonly failed: boolean }) {
  const intl = useIntl();
  const { error } = model.add;
  const reason = isApiError(error) ? Object.values(error.fieldErrors)[0] : undefined;
  return (
    <>
      {error !== null && <FormFailure className={styles['callout']}>{reason ?? failureText(intl, error)}</FormFailure>}
      {failed && (
        <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
          <p role="status">
            <FormattedMessage id="prompt.many.unchecked" />
          </p>
        </Callout>
      )}
      {readingNotes(intl, model.draft).map((note) => (
        <Callout key={note} intent="warning" icon={null} className={styles['callout'] ?? ''}>
          <p role="status">{note}</p>
        </Callout>
      ))}
    </>
  );
}

function useColumns(onEdit: (line: PromptLine) => void, onRemove: (line: PromptLine) => void) {
  const intl = useIntl();
  const edit = useLatest(onEdit);
  const remove = useLatest(onRemove);
  return useMemo(() => lineColumns(intl, { onEdit: edit, onRemove: remove }), [intl, edit, remove]);
}

/** Step 2: every line with its state, editable before anything is added. */
export function PreviewStep({ model, projectId, topics, frame }: PreviewStepProps) {
  const intl = useIntl();
  const [group, setGroup] = useState<LineGroup>('all');
  const [edited, setEdited] = useState<PromptLine | null>(null);
  const { draft, add } = model;
  const { states, share, failed } = useLineStates(projectId, draft.lines);
  const columns = useColumns(setEdited, ({ line }) => {
    model.removeLine(line);
  });
  const all = draft.lines.flatMap((line, index): CheckedLine[] => {
    const state = states[index];
    return state === undefined ? [] : [{ line, state }];
  });
  const rows = all.filter(({ state }) => isInGroup(state, group));
  const ready = states.filter(isAddable).length;
  const content = (
    <>
      <Notes model={model} failed={failed} />
      <ButtonGroup className={styles['groups'] ?? ''} aria-label={intl.formatMessage({ id: 'prompt.many.state' })}>
        {lineGroups.map((id) => (
          <Button
            key={id}
            size="small"
            active={group === id}
            aria-pressed={group === id}
            onClick={() => {
              setGroup(id);
            }}
          >
            <FormattedMessage
              id={`prompt.group.${id}`}
              values={{ count: states.filter((state) => isInGroup(state, id)).length }}
            />
          </Button>
        ))}
      </ButtonGroup>
      {edited !== null && (
        <LineForm
          key={edited.line}
          line={edited}
          topics={topics}
          onCancel={() => {
            setEdited(null);
          }}
          onDone={(line) => {
            model.changeLine(line);
            setEdited(null);
          }}
        />
      )}
      <DataTable
        className={styles['table']}
        label={intl.formatMessage({ id: 'prompt.many.lines' })}
        columns={columns}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ line }) => String(line.line)}
        viewKey={group}
        refreshing={share < 1}
        empty={
          <p className={styles['none']}>
            <FormattedMessage id="prompt.group.none" />
          </p>
        }
      />
    </>
  );
  return frame(
    content,
    <>
      <span className={styles['foot']} role="status">
        {share < 1 && (
          <FormattedMessage
            id="prompt.many.checking"
            values={{ share: intl.formatNumber(share, { style: 'percent' }) }}
          />
        )}
      </span>
      <Button
        disabled={add.isPending}
        onClick={() => {
          model.change({ step: 'input' });
        }}
      >
        <FormattedMessage id="common.back" />
      </Button>
      <Button
        intent="primary"
        disabled={ready === 0}
        loading={add.isPending}
        onClick={() => {
          model.send(states);
        }}
      >
        <FormattedMessage id="prompt.many.add" values={{ count: ready }} />
      </Button>
    </>,
  );
}

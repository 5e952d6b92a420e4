import { Button } from '@blueprintjs/core';
import { FolderCloseIcon, PauseIcon, PlayIcon, TagIcon, TrashIcon } from '@blueprintjs/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ManagedPromptList } from '#client/api/managedPromptSchemas.ts';
import { tagNames } from '#client/api/namedRefSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import type { PromptPageModel } from '../usePromptPage.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import styles from './BulkBar.module.scss';

interface BulkBarProps {
  readonly page: PromptPageModel;
  readonly list: ManagedPromptList;
}

type Verb = 'all' | 'pause' | 'resume' | 'delete';

const NONE: ReadonlySet<string> = new Set();
/** Number of texts that label a deletion in "recently deleted". */
const MOST_TEXTS = 3;

/** Texts of the ticked rows, as far as they are loaded. */
function textsOf({ paged, selection }: PromptPageModel): readonly string[] {
  const texts: string[] = [];
  for (let index = 0; index < paged.rowCount && texts.length < MOST_TEXTS; index += 1) {
    const row = paged.rowAt(index);
    if (row !== undefined && selection.ids.has(row.id)) texts.push(row.text);
  }
  return texts;
}

/** Bulk actions for the ticked rows; "select all" includes rows not loaded yet. */
export function BulkBar({ page, list }: BulkBarProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'tag' | 'move' | null>(null);
  const { selection, changes, paged } = page;
  const ids = [...selection.ids];
  const everything = intl.formatMessage({ id: 'prompt.bulk.all' }, { count: formatCount(intl, paged.rowCount) });
  const work = useMutation({
    mutationFn: ({ verb, action }: { readonly verb: Verb; readonly action: () => Promise<void> }) =>
      changes.attempt(verb === 'all' ? everything : intl.formatMessage({ id: `prompt.bulk.${verb}` }), action),
  });
  const run = (verb: Verb, action: () => Promise<void>): void => {
    work.mutate({ verb, action });
  };
  const close = (): void => {
    setOpen(null);
  };
  const clear = (): void => {
    selection.setIds(NONE);
  };
  const pause = (paused: boolean) => () => {
    run(paused ? 'pause' : 'resume', () => changes.setPaused(ids, paused));
  };
  // While "select all" is loading, an action would apply to only some rows.
  const disabled = work.isPending;
  return (
    <div className={styles['bar']} role="group" aria-label={intl.formatMessage({ id: 'prompt.bulk' })}>
      <strong className={styles['chosen']}>
        <FormattedMessage id="prompt.bulk.chosen" values={{ count: ids.length }} />
      </strong>
      {ids.length < paged.rowCount && (
        <Button
          size="small"
          variant="minimal"
          intent="primary"
          loading={disabled && work.variables.verb === 'all'}
          disabled={disabled}
          onClick={() => {
            run('all', async () => {
              const rows = await page.loadAll();
              selection.setIds(new Set(rows.map(({ id }) => id)));
            });
          }}
        >
          {everything}
        </Button>
      )}
      <Button size="small" variant="minimal" onClick={clear}>
        <FormattedMessage id="prompt.bulk.clear" />
      </Button>
      <span className={styles['verbs']}>
        <Button
          size="small"
          icon={<TagIcon />}
          disabled={disabled}
          onClick={() => {
            setOpen('tag');
          }}
        >
          <FormattedMessage id="prompt.bulk.tag" />
        </Button>
        <Button
          size="small"
          icon={<FolderCloseIcon />}
          disabled={disabled}
          onClick={() => {
            setOpen('move');
          }}
        >
          <FormattedMessage id="prompt.bulk.move" />
        </Button>
        <Button size="small" icon={<PauseIcon />} disabled={disabled} onClick={pause(true)}>
          <FormattedMessage id="prompt.bulk.pause" />
        </Button>
        <Button size="small" icon={<PlayIcon />} disabled={disabled} onClick={pause(false)}>
          <FormattedMessage id="prompt.bulk.resume" />
        </Button>
        <Button
          size="small"
          intent="danger"
          variant="outlined"
          icon={<TrashIcon />}
          disabled={disabled}
          onClick={() => {
            run('delete', async () => {
              await changes.removeWithUndo(ids, textsOf(page));
              clear();
            });
          }}
        >
          <FormattedMessage id="prompt.bulk.delete" />
        </Button>
      </span>
      {open === 'tag' && <TagDialog ids={ids} tags={tagNames(list)} changes={changes} onClose={close} />}
      {open === 'move' && <MoveDialog ids={ids} topics={list.topics} changes={changes} onClose={close} />}
    </div>
  );
}

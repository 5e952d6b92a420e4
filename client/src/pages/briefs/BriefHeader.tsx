import { Button, InputGroup } from '@blueprintjs/core';
import { ArrowLeftIcon, ExportIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { OpenBrief } from '#client/api/briefSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { paths } from '#client/lib/paths.ts';
import { safeFileName } from '#client/lib/safeFileName.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { briefMarkdown } from './briefMarkdown.ts';
import { MOST_CHOSEN } from './useBegin.ts';
import type { BriefEditorModel } from './useBriefEditor.ts';
import type { BriefPageModel } from './useBriefPage.ts';
import styles from './BriefEditor.module.scss';

interface BriefHeaderProps {
  readonly page: BriefPageModel;
  readonly open: OpenBrief;
  readonly editor: BriefEditorModel;
}

/** Links to the writing page once everything is saved: drafts are based on the saved version. */
function WriteButton({ id, disabled }: { readonly id: string; readonly disabled: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <Button
      role="link"
      disabled={disabled}
      title={disabled ? intl.formatMessage({ id: 'brief.write.saveFirst' }) : undefined}
      onClick={() => {
        void navigate(paths.genContent.href({ brief: id }));
      }}
    >
      <FormattedMessage id="brief.write" />
    </Button>
  );
}

/** Name, origin and buttons of the brief. */
export const BriefHeader = observer(function BriefHeader({ page, open, editor }: BriefHeaderProps) {
  const intl = useIntl();
  const { brief, base, change, save, changed } = editor;
  const { topic_prompts: topicPrompts } = open;
  const { start_time: start, end_time: end } = brief.window;
  const title = intl.formatMessage({ id: 'brief.name' });
  const canSave = brief.title.trim() !== '' && changed;
  return (
    <div className={styles['head']}>
      <div className={`${styles['row'] ?? ''} ${styles['back'] ?? ''}`}>
        <Link to={page.addressOf({ kind: 'list' })} className={styles['row']}>
          <ArrowLeftIcon />
          <FormattedMessage id="brief.toList" />
        </Link>
      </div>
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave && !save.isPending) save.mutate(brief.version);
        }}
      >
        <InputGroup
          className={styles['name'] ?? ''}
          aria-label={title}
          placeholder={title}
          maxLength={200}
          value={brief.title}
          intent={brief.title.trim() === '' ? 'danger' : 'none'}
          aria-invalid={brief.title.trim() === ''}
          onChange={({ currentTarget }) => {
            change({ title: currentTarget.value });
          }}
        />
        <NativeSelect
          aria-label={intl.formatMessage({ id: 'brief.language' })}
          value={brief.language}
          onChange={({ currentTarget }) => {
            change({ language: currentTarget.value === 'en' ? 'en' : 'zh' });
          }}
        >
          <option value="zh">{intl.formatMessage({ id: 'common.language.zh' })}</option>
          <option value="en">{intl.formatMessage({ id: 'common.language.en' })}</option>
        </NativeSelect>
        <Button type="submit" intent="primary" disabled={!canSave} loading={save.isPending}>
          <FormattedMessage id={base.id === '' ? 'brief.save' : 'brief.saveVersion'} />
        </Button>
        <Button
          icon={<ExportIcon />}
          onClick={() => {
            const text = briefMarkdown(intl, brief, open);
            saveFile(`${safeFileName(brief.title)}.md`, new Blob([text], { type: 'text/markdown;charset=utf-8' }));
          }}
        >
          <FormattedMessage id="brief.export" />
        </Button>
        <WriteButton id={base.id} disabled={changed} />
      </form>
      <div className={styles['meta']}>
        <span>{intl.formatMessage({ id: 'brief.window' }, { days: formatDays(intl, start, end, 'long') })}</span>
        <button
          type="button"
          className={styles['figure']}
          onClick={() => {
            page.drawer.open({ prompt_ids: brief.prompt_ids.join(',') });
          }}
        >
          {intl.formatMessage(
            { id: 'brief.madeFrom' },
            {
              prompts: open.prompts.length,
              count: open.answers,
              shown: formatCount(intl, open.answers),
            },
          )}
        </button>
        {topicPrompts !== null && topicPrompts > brief.prompt_ids.length && brief.prompt_ids.length >= MOST_CHOSEN && (
          <span>{intl.formatMessage({ id: 'brief.topicMost' }, { most: MOST_CHOSEN, total: topicPrompts })}</span>
        )}
        {base.version > 0 && <span>{intl.formatMessage({ id: 'brief.version' }, { version: base.version })}</span>}
        {changed && <span>{intl.formatMessage({ id: 'brief.unsaved' })}</span>}
      </div>
    </div>
  );
});

import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OpenBrief } from '#client/api/briefSchemas.ts';
import { AnswerMarkdown } from '#client/components/answers/AnswerMarkdown.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { AccessNote } from '#client/components/permission/AccessNote.tsx';
import { briefMarkdown } from './briefMarkdown.ts';
import type { BriefPageModel } from './useBriefPage.ts';
import { VersionPanel } from './VersionPanel.tsx';
import styles from './BriefEditor.module.scss';

interface BriefReadingProps {
  readonly page: BriefPageModel;
  readonly open: OpenBrief;
  readonly projectId: string;
}

/** A brief for readers without edit rights: as exported, with its versions. */
export const BriefReading = observer(function BriefReading({ page, open, projectId }: BriefReadingProps) {
  const intl = useIntl();
  const { brief, brands } = open;
  return (
    <div className={styles['parts']}>
      <Link to={page.addressOf({ kind: 'list' })} className={styles['row']}>
        <ArrowLeftIcon />
        <FormattedMessage id="brief.toList" />
      </Link>
      <AccessNote />
      <Panel title={brief.title}>
        <AnswerMarkdown text={briefMarkdown(intl, brief, open)} mentions={[]} brands={brands} citations={null} />
      </Panel>
      <VersionPanel page={page} brief={brief} canRestore={false} projectId={projectId} />
    </div>
  );
});

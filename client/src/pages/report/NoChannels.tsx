import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AccessNote } from '#client/components/permission/AccessNote.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from './ReportPage.module.scss';

interface NoChannelsProps {
  readonly id: 'report.send.none' | 'report.schedule.noReceivers';
}

/** Says that there is no channel, and where one is added; those who may not add one read whom to ask. */
export function NoChannels({ id }: NoChannelsProps) {
  return (
    <>
      <p className={styles['none']}>
        <FormattedMessage id={id} />
        <MayEdit level="manage">
          <SentenceGap />
          <Link to={`${paths.profile.pattern}?tab=channels`}>
            <FormattedMessage id="report.send.add" />
          </Link>
        </MayEdit>
      </p>
      <MayEdit level="manage" otherwise={<AccessNote />}>
        {null}
      </MayEdit>
    </>
  );
}

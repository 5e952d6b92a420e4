import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AccessNote } from '#client/components/permission/AccessNote.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMayManage } from '#client/stores/useAccess.ts';
import styles from './ReportPage.module.scss';

interface NoChannelsProps {
  readonly id: 'report.send.none' | 'report.schedule.noReceivers';
}

/** Says that there is no channel, and where one is added; those who may not add one read whom to ask. */
export const NoChannels = observer(function NoChannels({ id }: NoChannelsProps) {
  const mayManage = useMayManage();
  return (
    <>
      <p className={styles['none']}>
        <FormattedMessage id={id} />
        {mayManage && (
          <>
            <SentenceGap />
            <Link to={`${paths.profile.pattern}?tab=channels`}>
              <FormattedMessage id="report.send.add" />
            </Link>
          </>
        )}
      </p>
      {!mayManage && <AccessNote />}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createChannelApi } from '#client/api/channelApi.ts';
import type { ChannelDelivery } from '#client/api/schemas/channelSchemas.ts';
import type { ReportHead } from '#client/api/schemas/issuedReportSchemas.ts';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { channelKeys } from '#client/queries/channelKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { FormDialog } from './FormDialog.tsx';
import { isLinkDays, readDays } from './linkDays.ts';
import { LinkDaysField } from './LinkDaysField.tsx';
import { NoChannels } from './NoChannels.tsx';
import { firstChoice } from './sendState.ts';
import { SentList } from './SentList.tsx';
import type { ReportModel } from './useReports.ts';
import styles from './ReportPage.module.scss';

interface SendDialogProps {
  readonly head: ReportHead;
  readonly send: ReportModel['send'];
  readonly onClose: () => void;
}

/** Sends a report to channels of the project; closes once every message was delivered. Mount it only while it is open. */
export const SendDialog = observer(function SendDialog({ head, send, onClose }: SendDialogProps) {
  const intl = useIntl();
  const { currentId } = useStores().projects;
  const api = useApi(createChannelApi);
  const query = useProjectQuery({
    queryKey: channelKeys.list(currentId),
    queryFn: ({ signal }) => api.list(signal),
    staleTime: 0,
  });
  const [picked, setPicked] = useState<string[] | null>(null);
  const draft = useTypedDraft(`report.send.${head.id}`, readDays);
  const days = draft.typed ?? '30';
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<readonly ChannelDelivery[]>([]);
  const chosen = picked ?? (query.data === undefined ? [] : firstChoice(query.data));
  return (
    <FormDialog
      what="report.send"
      short
      title={<FormattedMessage id="report.send.of" values={{ title: head.title }} />}
      confirmLabel={<FormattedMessage id="report.send" />}
      disabled={query.data === undefined || query.data.list.length === 0}
      check={() => {
        setChecked(true);
        return chosen.length > 0 && isLinkDays(days);
      }}
      send={async () => {
        setSent([]);
        const list = await send(head, { id: head.id, channel_ids: chosen, days: Number(days) });
        draft.discard();
        const missed = list.filter(({ outcome }) => outcome !== 'sent');
        if (missed.length === 0) {
          onClose();
          return;
        }
        setSent(list);
        // A second send must exclude receivers that have the message or for which it is pending.
        setPicked([]);
        setChecked(false);
      }}
      onCancel={() => {
        draft.discard();
        onClose();
      }}
      onClose={onClose}
    >
      {sent.length > 0 && <SentList list={sent} />}
      <LoadPanel
        query={query}
        what={intl.formatMessage({ id: 'channels.title' })}
        skeleton={<RowsSkeleton count={2} />}
      >
        {(channels) =>
          channels.list.length === 0 ? (
            <NoChannels id="report.send.none" />
          ) : (
            <>
              <p className={styles['intro']}>
                <FormattedMessage id="report.send.about" />
              </p>
              <ChannelChoice
                channels={channels}
                chosen={chosen}
                error={
                  isChecked && chosen.length === 0 ? intl.formatMessage({ id: 'report.send.error.channels' }) : null
                }
                onChange={setPicked}
              />
              <LinkDaysField
                label={<FormattedMessage id="report.schedule.linkDays" />}
                days={days}
                isChecked={isChecked}
                onChange={draft.setTyped}
              />
            </>
          )
        }
      </LoadPanel>
    </FormDialog>
  );
});

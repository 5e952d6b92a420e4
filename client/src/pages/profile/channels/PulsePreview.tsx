import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createChannelApi } from '#client/api/channelApi.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import styles from './ChannelsPanel.module.scss';

/** Preview of the pulse with current data, in the UI language. */
export const PulsePreview = observer(function PulsePreview({ timeZone }: { readonly timeZone: string }) {
  const intl = useIntl();
  const { projects } = useStores();
  const api = useApi(createChannelApi);
  const query = useProjectQuery({
    queryKey: ['channels', projects.currentId, 'pulse', timeZone, intl.locale] as const,
    queryFn: ({ signal }) => api.pulse(timeZone, signal),
  });
  return (
    <LoadPanel query={query} what={intl.formatMessage({ id: 'channels.pulse.preview' })} skeleton={<PanelSkeleton />}>
      {({ title, lines }) => (
        <div className={styles['preview']}>
          <p className={styles['previewTitle']}>{title}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </LoadPanel>
  );
});

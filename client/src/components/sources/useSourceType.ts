import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createReportApi } from '#client/api/reportApi.ts';
import type { GivenSourceType } from '#client/api/reportSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** How long the notice offers an undo. */
const UNDO_MS = 10_000;

/** Sets the source type of a domain in the whole project and offers an undo. Reads stores: call it inside an observer. */
export function useSourceType(): (domain: string, type: GivenSourceType | null) => void {
  const intl = useIntl();
  const { notices, projects } = useStores();
  const attempt = useAttempt();
  const api = useApi(createReportApi);
  const queries = useQueryClient();
  const set = async (domain: string, type: GivenSourceType | null): Promise<GivenSourceType | null> => {
    const { before } = await api.setSourceType(domain, type);
    tellOtherTabs(projects.currentId);
    // Sources are shown in reports, briefs, insights and on the board.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(projects.currentId) });
    return before;
  };
  return (domain, type) => {
    const { currentId } = projects;
    void attempt(intl.formatMessage({ id: 'figures.sourceType.change' }, { domain }), async () => {
      const before = await set(domain, type);
      const undo = (): void => {
        if (projects.currentId !== currentId) {
          notices.show({ intent: 'warning', messageId: 'attempt.otherProject' });
          return;
        }
        void attempt(`${intl.formatMessage({ id: 'figures.sourceType.undo' })} · ${domain}`, () => set(domain, before));
      };
      notices.show({
        intent: 'success',
        messageId: type === null ? 'figures.sourceType.recognised' : 'figures.sourceType.given',
        values: { domain, type: type === null ? '' : intl.formatMessage({ id: `figures.sourceType.${type}` }) },
        key: 'sourceType',
        durationMs: UNDO_MS,
        action: { labelId: 'figures.sourceType.undo', run: undo },
      });
    });
  };
}

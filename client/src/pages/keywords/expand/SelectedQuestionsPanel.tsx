import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Expansion } from '#client/api/expandSchemas.ts';
import { createKeywordApi } from '#client/api/keywordApi.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { keywordKeys } from '#client/queries/keywordKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ImpactFigures } from './ImpactFigures.tsx';
import { useAddQuestions } from './useAddQuestions.ts';
import type { ExpandPageModel } from './useExpandPage.ts';
import styles from './ExpandPage.module.scss';

interface SelectedQuestionsPanelProps {
  readonly page: ExpandPageModel;
  readonly expansion: Expansion;
}

/** Gain and cost of the ticked questions, and the button that adds them. */
export const SelectedQuestionsPanel = observer(function SelectedQuestionsPanel({
  page,
  expansion,
}: SelectedQuestionsPanelProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const api = useApi(createKeywordApi);
  const { selection } = page;
  const { currentId } = projects;
  // The server refuses questions that are already prompts; "select all" must not count them.
  const wanted = expansion.list.filter(({ id, tracked_as: tracked }) => selection.ids.has(id) && tracked === null);
  const selected = wanted.map(({ text, topic }) => ({ text, topic }));
  const impact = useProjectQuery({
    queryKey: keywordKeys.impact(currentId, selected),
    queryFn: ({ signal }) => api.impact(selected, signal),
    enabled: selected.length > 0,
  });
  const add = useAddQuestions(() => {
    selection.setIds(new Set());
  });
  const title = intl.formatMessage({ id: 'keywords.selected.title' });
  return (
    <Panel title={title} className={styles['selected']}>
      <p className={styles['selectedCount']} aria-live="polite">
        <FormattedMessage id="keywords.selected.chosen" values={{ count: wanted.length }} />
      </p>
      {wanted.length === 0 ? (
        <p className={styles['selectedHint']}>
          <FormattedMessage id="keywords.selected.none" />
        </p>
      ) : (
        <LoadPanel query={impact} what={title} skeleton={<div className={styles['selectedSkeleton']} />}>
          {(found) => <ImpactFigures impact={found} />}
        </LoadPanel>
      )}
      {add.error !== null && <FormFailure>{failureText(intl, add.error)}</FormFailure>}
      <Button
        intent="primary"
        fill
        disabled={wanted.length === 0}
        loading={add.isPending}
        onClick={() => {
          add.mutate(wanted);
        }}
      >
        <FormattedMessage id="keywords.selected.add" values={{ count: wanted.length }} />
      </Button>
    </Panel>
  );
});

import { Button, SegmentedControl } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from '#client/components/figures/Panel.tsx';
import { DateFilter } from '#client/components/filters/DateFilter.tsx';
import { listStateOf } from '#client/components/filters/listStateOf.ts';
import { PromptsButton } from '#client/components/prompts/PromptsButton.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { paths } from '#client/lib/paths.ts';
import { MOST_CHOSEN, useBegin } from './useBegin.ts';
import type { BriefPageModel } from './useBriefPage.ts';
import styles from './BeginPanel.module.scss';

interface BeginPanelProps {
  readonly page: BriefPageModel;
  readonly projectId: string;
}

/** Starts a brief: prompts or a topic, and the dates of the answers to gather from. */
export const BeginPanel = observer(function BeginPanel({ page, projectId }: BeginPanelProps) {
  const intl = useIntl();
  const { chosen, prompts, change, discard } = useBegin(projectId);
  const { by, promptIds, topicId } = chosen;
  const offered = (prompts.data?.list ?? []).map(({ id, text }) => ({ id, name: text }));
  const topics = prompts.data?.topics ?? [];
  const known = promptIds.flatMap((id) => offered.find((prompt) => prompt.id === id) ?? []);
  const topic = topics.find(({ id }) => id === topicId);
  const canBegin = by === 'prompts' ? known.length > 0 : topic !== undefined;
  const state = listStateOf(prompts);
  const topicName = intl.formatMessage({ id: 'brief.begin.topic' });
  return (
    <Panel title={intl.formatMessage({ id: 'brief.begin' })} subtitle={intl.formatMessage({ id: 'brief.begin.about' })}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!canBegin) return;
          discard();
          page.go({
            kind: 'new',
            promptIds: by === 'prompts' ? known.map(({ id }) => id) : [],
            topicId: by === 'topic' ? topicId : '',
            actionId: '',
          });
        }}
      >
        <SegmentedControl
          aria-label={intl.formatMessage({ id: 'brief.begin.by' })}
          size="small"
          value={by}
          options={(['prompts', 'topic'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `brief.begin.${value}` }),
          }))}
          onValueChange={(value) => {
            change({ by: value === 'topic' ? 'topic' : 'prompts' });
          }}
        />
        {by === 'prompts' ? (
          <PromptsButton
            summary={intl.formatMessage({ id: 'brief.begin.count' }, { count: known.length })}
            name={intl.formatMessage({ id: 'brief.begin.prompts' })}
            options={offered}
            selected={known.map(({ id }) => id)}
            state={state}
            onRetry={prompts.refetch}
            onChange={(ids) => {
              change({ promptIds: ids.slice(0, MOST_CHOSEN) });
            }}
          />
        ) : (
          <NativeSelect
            aria-label={topicName}
            value={topic?.id ?? ''}
            onChange={({ currentTarget }) => {
              change({ topicId: currentTarget.value });
            }}
          >
            <option value="">
              {intl.formatMessage({ id: state === 'notOffered' ? 'notOffered.title' : 'brief.begin.chooseTopic' })}
            </option>
            {topics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
        <DateFilter form={page.filters.form} span={null} onChange={page.filters.setFilters} />
        <Button type="submit" intent="primary" disabled={!canBegin}>
          <FormattedMessage id="brief.begin.gather" />
        </Button>
        <Link to={paths.optimizeIndex.href()} className={styles['board']}>
          <FormattedMessage id="brief.begin.fromAction" />
        </Link>
      </form>
      {by === 'prompts' && known.length >= MOST_CHOSEN && (
        <p className={styles['most']} role="status">
          <FormattedMessage id="brief.begin.most" values={{ most: MOST_CHOSEN }} />
        </p>
      )}
      {by === 'prompts' && known.length > 0 && (
        <ul className={styles['chosen']} aria-label={intl.formatMessage({ id: 'brief.begin.chosen' })}>
          {known.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <Button
                size="small"
                variant="minimal"
                icon={<CrossIcon />}
                aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name })}
                onClick={() => {
                  change({ promptIds: promptIds.filter((one) => one !== id) });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});

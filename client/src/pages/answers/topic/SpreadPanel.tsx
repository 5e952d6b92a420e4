import { SegmentedControl } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TopicDetail } from '#client/api/detailSchemas.ts';
import type { PromptRow } from '#client/api/promptSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { paths } from '#client/lib/paths.ts';
import { promptSpread } from './promptSpread.ts';
import { spreadCsv } from './spreadCsv.ts';
import { SpreadList } from './SpreadList.tsx';
import { moveSentence, rangeSentence } from './spreadSentences.ts';
import { spreadSorts } from './topicSearch.ts';
import type { SpreadSort } from './topicSearch.ts';
import styles from './SpreadPanel.module.scss';

interface SpreadPanelProps {
  readonly report: TopicDetail;
  readonly ownId: string;
  readonly sort: SpreadSort;
  readonly className?: string | undefined;
  readonly onSort: (sort: SpreadSort) => void;
  readonly onOpen: (selection: AnswerSelection) => void;
}

function SilentPrompts({ prompts }: { readonly prompts: readonly PromptRow[] }) {
  const intl = useIntl();
  return (
    <div className={styles['silent']}>
      <p>{intl.formatMessage({ id: 'topicDetails.spread.silent' }, { count: prompts.length })}</p>
      <ul>
        {prompts.map(({ id, text }) => (
          <li key={id}>
            <Link to={paths.promptsDetails.href({ id, breadcrumb: text })}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The prompts of the topic on one axis: shows the spread behind the average. */
export function SpreadPanel({ report, ownId, sort, className, onSort, onOpen }: SpreadPanelProps) {
  const intl = useIntl();
  const spread = promptSpread(report.prompts, sort);
  const tile = report.tiles.find(({ measure_id: id }) => id === 'visibility');
  const average = tile?.measure ?? null;
  const range = rangeSentence(intl, spread, average);
  const opposite = spread.rising.length > 0 && spread.falling.length > 0;
  const title = intl.formatMessage({ id: 'topicDetails.spread' });
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'topicDetails.spread.legend' })}
      actions={<CsvButton name={`${title} ${report.topic.name}`} file={() => spreadCsv(intl, spread)} />}
    >
      {report.prompts.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'topicDetails.spread.none' })}</p>
      ) : (
        <>
          <div className={`${styles['finding'] ?? ''} ${opposite ? (styles['opposite'] ?? '') : ''}`}>
            <p className={styles['moves']}>{moveSentence(intl, spread, (tile?.previous ?? null) !== null)}</p>
            {range !== null && <p className={styles['range']}>{range}</p>}
          </div>
          <SpreadList
            spread={spread}
            average={average?.value ?? null}
            label={title}
            tools={
              <SegmentedControl
                inline
                size="small"
                aria-label={intl.formatMessage({ id: 'topicDetails.spread.sort' })}
                options={spreadSorts.map((value) => ({
                  value,
                  label: intl.formatMessage({ id: `topicDetails.spread.sort.${value}` }),
                }))}
                value={sort}
                onValueChange={(value) => {
                  const chosen = spreadSorts.find((candidate) => candidate === value);
                  if (chosen !== undefined) onSort(chosen);
                }}
              />
            }
            onOpen={(promptId) => {
              onOpen({ prompt_id: promptId, brand_id: ownId, mention: 'named' });
            }}
          />
          {spread.silent.length > 0 && <SilentPrompts prompts={spread.silent} />}
        </>
      )}
    </Panel>
  );
}

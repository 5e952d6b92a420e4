import { Button, SegmentedControl } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { createAnswerApi } from '#client/api/answerApi.ts';
import type { WorkplaceProject } from '#client/api/workplaceSchemas.ts';
import { withParams } from '#client/components/address/withParams.ts';
import { AnswerRow } from '#client/components/answers/AnswerRow.tsx';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { AnswerSkeleton } from '#client/components/answers/AnswerSkeleton.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { workplaceKeys } from '#client/queries/workplaceKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { windowFilters } from './windowFilters.ts';
import styles from './RecentAnswers.module.scss';

const SHOWN = 5;
/** Address parameter: which answers are listed; absent: all. */
const PARAM = 'recent';
const kinds = ['all', 'named', 'not_named'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (text: string | null): Kind => kinds.find((kind) => kind === text) ?? 'all';

interface RecentAnswersProps {
  readonly project: WorkplaceProject;
  readonly onOpen: (selection: AnswerSelection, answerId?: string) => void;
}

function useRecent(project: WorkplaceProject, selection: AnswerSelection) {
  const { projects } = useStores();
  const api = useApi(createAnswerApi);
  const query = { ...windowFilters(project.window), ...selection };
  return useProjectQuery({
    queryKey: workplaceKeys.recent(projects.currentId, query),
    queryFn: ({ signal }) => api.list({ ...query, page: 1, page_size: SHOWN }, signal),
  });
}

/** The newest usable answers of the current project; one opens in the drawer within this list. */
export const RecentAnswers = observer(function RecentAnswers({ project, onOpen }: RecentAnswersProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const own = project.brands.find((brand) => brand.own);
  const kind = own === undefined ? 'all' : kindOf(new URLSearchParams(search).get(PARAM));
  const selection: AnswerSelection =
    kind === 'all' || own === undefined ? { status: 'ok' } : { brand_id: own.id, mention: kind };
  const query = useRecent(project, selection);
  const title = intl.formatMessage({ id: 'workplace.recent' });
  const choose = (value: string): void => {
    const next = withParams(search, new URLSearchParams(value === 'all' ? {} : { [PARAM]: value }), [PARAM]);
    void navigate({ pathname, search: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <Panel
      title={title}
      actions={
        own !== undefined && (
          <SegmentedControl
            size="small"
            aria-label={intl.formatMessage({ id: 'workplace.recent.which' })}
            options={kinds.map((value) => ({ value, label: intl.formatMessage({ id: `workplace.recent.${value}` }) }))}
            value={kind}
            onValueChange={choose}
          />
        )
      }
    >
      <LoadPanel framed query={query} what={title} skeleton={<AnswerSkeleton />}>
        {({ list, total, brands }) =>
          list.length === 0 ? (
            <p className={styles['none']}>
              {intl.formatMessage({ id: project.answers === 0 ? 'workplace.recent.empty' : 'workplace.recent.none' })}
            </p>
          ) : (
            <>
              <div className={styles['rows']}>
                <ul className={styles['list']}>
                  {list.map((answer) => (
                    <li key={answer.id}>
                      <AnswerRow
                        answer={answer}
                        brands={brands}
                        onOpen={(id) => {
                          onOpen(selection, id);
                        }}
                      />
                    </li>
                  ))}
                </ul>
              </div>
              <Button
                className={styles['more'] ?? ''}
                variant="minimal"
                intent="primary"
                onClick={() => {
                  onOpen(selection);
                }}
              >
                {intl.formatMessage(
                  { id: 'workplace.recent.more' },
                  { count: total, number: formatCount(intl, total) },
                )}
              </Button>
            </>
          )
        }
      </LoadPanel>
    </Panel>
  );
});

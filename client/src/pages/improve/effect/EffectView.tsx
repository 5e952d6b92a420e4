import { Button } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createPublicationApi } from '#client/api/publicationApi.ts';
import type { Effect } from '#client/api/publicationSchemas.ts';
import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { formatDay } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { PublishDialog } from '#client/components/publish/PublishDialog.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { publicationKeys } from '#client/queries/publicationKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { GoneView } from '../GoneView.tsx';
import type { ImprovePageModel } from '../useImprovePage.ts';
import { DiffPanel } from '../workspace/DiffPanel.tsx';
import { EffectChart } from './EffectChart.tsx';
import { EffectFigures } from './EffectFigures.tsx';
import { differenceText, findingText } from './effectWords.ts';
import { MatchTable } from './MatchTable.tsx';
import { ScoresThen } from './ScoresThen.tsx';
import styles from './EffectView.module.scss';

interface EffectViewProps {
  readonly model: ImprovePageModel;
  readonly projectId: string;
  readonly id: string;
}

interface EffectPartProps {
  readonly effect: Effect;
  readonly model: ImprovePageModel;
}

/** The publication and its verdict. */
function Verdict({ effect, onEdit }: { readonly effect: Effect; readonly onEdit: () => void }) {
  const intl = useIntl();
  const { change, finding, pre_trend: trend } = effect;
  return (
    <Panel
      title={change.title}
      subtitle={intl.formatMessage(
        { id: 'improve.effect.of' },
        { day: formatDay(intl, change.published_on, 'long'), count: change.prompt_ids.length },
      )}
      actions={
        <MayEdit>
          <Button size="small" icon={<EditIcon />} onClick={onEdit}>
            {intl.formatMessage({ id: 'improve.effect.edit' })}
          </Button>
        </MayEdit>
      }
    >
      <p className={styles['link']}>
        <ExternalLink url={change.url}>{change.url}</ExternalLink>
      </p>
      <p className={`${styles['verdict'] ?? ''} ${styles[finding.verdict] ?? ''}`}>
        {intl.formatMessage({ id: `improve.verdict.${finding.verdict}` })}
      </p>
      <p className={styles['sentence']}>{findingText(intl, finding)}</p>
      <dl className={styles['facts']}>
        <dt>{intl.formatMessage({ id: 'improve.effect.estimate' })}</dt>
        <dd>{differenceText(intl, finding.estimate)}</dd>
        <dt>{intl.formatMessage({ id: 'improve.effect.trend' })}</dt>
        <dd>
          {trend === null
            ? intl.formatMessage({ id: 'improve.effect.trend.none' })
            : intl.formatMessage(
                { id: trend.alike ? 'improve.effect.trend.alike' : 'improve.effect.trend.differ' },
                { slope: differenceText(intl, trend) },
              )}
        </dd>
      </dl>
      <ScoresThen change={change} />
      {change.note !== '' && <p className={styles['note']}>{change.note}</p>}
      <p className={styles['note']}>{intl.formatMessage({ id: 'improve.effect.method' })}</p>
    </Panel>
  );
}

function Evidence({ effect, model }: EffectPartProps) {
  const { drawer } = model;
  if (effect.matches.length === 0) return null;
  return (
    <>
      <div className={styles['pair']}>
        <EffectChart effect={effect} onOpen={drawer.open} />
        <EffectFigures effect={effect} onOpen={drawer.open} />
      </div>
      <MatchTable effect={effect} onOpen={drawer.open} />
    </>
  );
}

/** The effect of a publication: treated prompts against matched controls. */
export const EffectView = observer(function EffectView({ model, projectId, id }: EffectViewProps) {
  const intl = useIntl();
  const api = useApi(createPublicationApi);
  const [editing, setEditing] = useState(false);
  const { time_zone: timeZone } = model.query;
  const report = useQuery({
    queryKey: publicationKeys.effect(projectId, id, timeZone),
    queryFn: ({ signal }) => api.effect(id, timeZone, signal),
    retry: (count, error) => !isMissing(error, 'id') && !isNotOffered(error) && count < 2,
  });
  useBreadcrumb(report.data?.change.title);
  if (isMissing(report.error, 'id')) return <GoneView model={model} textId="improve.effect.gone" />;
  return (
    <LoadPanel
      query={report}
      what={intl.formatMessage({ id: 'improve.effect' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {(effect) => (
        <div className={styles['view']}>
          <Verdict
            effect={effect}
            onEdit={() => {
              setEditing(true);
            }}
          />
          <Evidence effect={effect} model={model} />
          {effect.change.before_text !== null && effect.change.after_text !== null && (
            <DiffPanel before={effect.change.before_text} after={effect.change.after_text} />
          )}
          {editing && (
            <PublishDialog
              projectId={projectId}
              change={effect.change}
              onSaved={() => {
                setEditing(false);
              }}
              onClose={() => {
                setEditing(false);
              }}
            />
          )}
        </div>
      )}
    </LoadPanel>
  );
});

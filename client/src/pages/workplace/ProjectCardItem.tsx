import { useIntl } from 'react-intl';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { ProjectCard, ProjectReport } from '#client/api/workplaceSchemas.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatCount, formatInterval, formatMeasure, measureParts } from '#client/components/figures/formats.ts';
import { IntervalBar } from '#client/components/figures/IntervalBar.tsx';
import { Sparkline } from '#client/components/figures/Sparkline.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { paths } from '#client/lib/paths.ts';
import { isThin } from '#client/lib/thinData.ts';
import { SamplingHealthList } from './SamplingHealthList.tsx';
import type { OpenProject } from './useOpenProject.ts';
import styles from './ProjectCardItem.module.scss';

interface CardProps {
  readonly card: ProjectCard;
  readonly onOpen: OpenProject;
}

interface CardFigureProps extends CardProps {
  readonly report: ProjectReport;
}

/** Visibility with interval, sample, and change. */
function CardFigure({ card, report, onOpen }: CardFigureProps) {
  const intl = useIntl();
  const { visibility: measure, change, previous, sparkline, window, own_brand_id: ownId } = report;
  if (ownId === null) return <p className={styles['meta']}>{intl.formatMessage({ id: 'workplace.card.noBrand' })}</p>;
  if (measure === null) {
    return <p className={styles['meta']}>{intl.formatMessage({ id: 'figures.noData.visibility' })}</p>;
  }
  const { digits, unit } = measureParts(intl, 'visibility', measure.value);
  const interval = intl.formatMessage(
    { id: 'figures.interval' },
    { interval: formatInterval(intl, 'visibility', measure.low, measure.high) },
  );
  const name = intl.formatMessage({ id: 'figures.measure.visibility' });
  const few = isThin(measure);
  return (
    <>
      <div className={styles['main']}>
        <button
          type="button"
          className={`${styles['value'] ?? ''} ${few ? (styles['few'] ?? '') : ''}`}
          title={`${interval} · ${intl.formatMessage({ id: 'figures.openAnswers' })}`}
          aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value: `${digits}${unit}` })}
          onClick={() => void onOpen(card.id, window, measureSelection('visibility', ownId))}
        >
          {digits}
          <span className={styles['unit']}>{unit}</span>
        </button>
        <Sparkline points={sparkline} write={(value) => formatMeasure(intl, 'visibility', value)} />
      </div>
      <IntervalBar
        value={measure.value}
        low={measure.low}
        high={measure.high}
        axis={[0, 1]}
        thin={few}
        label={interval}
      />
      <div className={styles['line']}>
        <span className={styles['meta']}>
          {intl.formatMessage(
            { id: 'figures.evidence' },
            { n: formatCount(intl, measure.n), k: measure.k, prompts: formatCount(intl, measure.k) },
          )}
        </span>
        {few && <span className={styles['warning']}>{intl.formatMessage({ id: 'figures.thin' })}</span>}
        {!few && change !== null && <ChangeText measureId="visibility" change={change} between={[previous, measure]} />}
        {!few && change === null && (
          <span className={styles['meta']}>
            {intl.formatMessage({ id: previous === null ? 'figures.noPrevious' : 'figures.thinPrevious' })}
          </span>
        )}
      </div>
    </>
  );
}

/** Shown in place of the figures of a project without any. */
function CardState({ state }: Pick<ProjectCard, 'state'>) {
  const intl = useIntl();
  switch (state) {
    case 'ready':
    case 'unknown':
      return null;
    case 'counting':
      return (
        <p className={styles['meta']} role="status">
          {intl.formatMessage({ id: 'workplace.card.counting' })}
        </p>
      );
    case 'large':
    case 'unreadable':
      return <p className={styles['meta']}>{intl.formatMessage({ id: `workplace.card.${state}` })}</p>;
  }
}

interface ProjectCardItemProps extends CardProps {
  readonly current: boolean;
}

/** One project: its name links to its overview, each figure opens its answers. */
export function ProjectCardItem({ card, current, onOpen }: ProjectCardItemProps) {
  const intl = useIntl();
  const { id, name, origin, report, state } = card;
  const window = report?.window ?? null;
  return (
    <article className={`${styles['card'] ?? ''} ${current ? (styles['current'] ?? '') : ''}`} aria-label={name}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          <button
            type="button"
            aria-label={intl.formatMessage({ id: 'workplace.card.open' }, { name })}
            onClick={() => void onOpen(id, window)}
          >
            {name}
          </button>
        </h3>
        {current && <span className={styles['tag']}>{intl.formatMessage({ id: 'workplace.card.current' })}</span>}
        {(origin === 'sample' || origin === 'import') && (
          <span className={styles['origin']}>{intl.formatMessage({ id: `project.origin.${origin}` })}</span>
        )}
      </div>
      {report === null ? (
        <CardState state={state} />
      ) : (
        <>
          <p className={`${styles['meta'] ?? ''} ${styles['days'] ?? ''}`}>
            {intl.formatMessage(
              { id: 'workplace.card.days' },
              { days: formatDays(intl, report.window.start_time, report.window.end_time, 'long') },
            )}
          </p>
          <CardFigure card={card} report={report} onOpen={onOpen} />
          <SamplingHealthList
            health={report.health}
            runsHref={card.origin === 'import' ? paths.answerRuns.href({ project: id }) : null}
            onOpen={(status) => void onOpen(id, report.window, { status })}
          />
        </>
      )}
    </article>
  );
}

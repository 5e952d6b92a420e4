import { useIntl } from 'react-intl';
import type { Run } from '#client/api/detailSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { stateOf } from './filmStrip.ts';
import type { RunState } from './filmStrip.ts';
import { RunSquare } from './RunSquare.tsx';
import styles from './StripLegend.module.scss';

interface StripLegendProps {
  readonly runs: readonly Run[];
  readonly ownId: string;
}

const STATES: readonly RunState[] = [
  { kind: 'named', position: 1 },
  { kind: 'notNamed' },
  { kind: 'refused' },
  { kind: 'empty' },
  { kind: 'failed' },
];

/** The legend of the squares with counts; kinds that do not occur are left out. */
export function StripLegend({ runs, ownId }: StripLegendProps) {
  const intl = useIntl();
  const kinds = runs.map((run) => stateOf(run, ownId).kind);
  return (
    <ul className={styles['legend']}>
      {STATES.map((state) => ({ state, count: kinds.filter((kind) => kind === state.kind).length }))
        .filter(({ state, count }) => count > 0 || state.kind === 'named' || state.kind === 'notNamed')
        .map(({ state, count }) => (
          <li key={state.kind} className={styles['item']}>
            <RunSquare state={state} />
            <span>{intl.formatMessage({ id: `promptDetails.legend.${state.kind}` })}</span>
            <span className={styles['count']}>{formatCount(intl, count)}</span>
          </li>
        ))}
    </ul>
  );
}

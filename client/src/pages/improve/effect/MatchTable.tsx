import { useIntl } from 'react-intl';
import type { Effect, EffectPrompt } from '#client/api/publicationSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatPercent } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { sideSelection } from './armSelections.ts';
import type { Side } from './armSelections.ts';
import styles from './EffectView.module.scss';

interface MatchTableProps {
  readonly effect: Effect;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const SIDES: readonly Side[] = ['before', 'after'];

interface RowProps extends MatchTableProps {
  readonly prompt: EffectPrompt;
  readonly isControl: boolean;
}

function MatchRow({ effect, prompt, isControl, onOpen }: RowProps) {
  const intl = useIntl();
  return (
    <tr className={isControl ? styles['control'] : ''}>
      <th scope="row">{prompt.text}</th>
      <td>{intl.formatMessage({ id: isControl ? 'improve.matches.control' : 'improve.matches.treated' })}</td>
      <td className={styles['number']}>{formatPercent(intl, prompt.volatility)}</td>
      {SIDES.map((side) => (
        <td key={side} className={styles['number']}>
          <MeasureCell
            name={`${prompt.text} ${intl.formatMessage({ id: `improve.side.${side}` })}`}
            like="visibility"
            measure={prompt[side]}
            onePrompt
            noData={intl.formatMessage({ id: 'improve.figures.none' })}
            onOpen={() => {
              const selection = sideSelection(effect, [prompt.id], side);
              if (selection !== null) onOpen(selection);
            }}
          />
        </td>
      ))}
    </tr>
  );
}

/** Every treated prompt with its controls. */
export function MatchTable({ effect, onOpen }: MatchTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'improve.matches' });
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'improve.matches.about' })}>
      {/* Scrollable content must be reachable by keyboard: the figures in it are focusable. */}
      <div className={styles['scroll']}>
        <table className={styles['table']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage({ id: 'improve.matches.prompt' })}</th>
              <th scope="col">{intl.formatMessage({ id: 'improve.matches.group' })}</th>
              <th scope="col" className={styles['number']}>
                {intl.formatMessage({ id: 'improve.matches.volatility' })}
              </th>
              {SIDES.map((side) => (
                <th key={side} scope="col" className={styles['number']}>
                  {intl.formatMessage({ id: `improve.side.${side}` })}
                </th>
              ))}
            </tr>
          </thead>
          {effect.matches.map(({ prompt, controls }) => (
            <tbody key={prompt.id}>
              <MatchRow effect={effect} prompt={prompt} isControl={false} onOpen={onOpen} />
              {controls.map((control) => (
                <MatchRow key={control.id} effect={effect} prompt={control} isControl onOpen={onOpen} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Panel>
  );
}

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import type { ContentScore, FactorScore } from '#client/lib/contentScore/types.ts';
import styles from './Workspace.module.scss';

interface FactorTableProps {
  readonly before: ContentScore;
  readonly after: ContentScore;
}

/** The points of a factor; in words for the gate and for factors without points. */
function pointsText(intl: IntlShape, { id, applies, value, points }: FactorScore): string {
  if (!applies) return intl.formatMessage({ id: 'score.notApplicable' });
  if (id === 'access') return intl.formatMessage({ id: value < 1 ? 'score.gate.shut' : 'score.gate.open' });
  if (id === 'structuredData') return intl.formatMessage({ id: value < 1 ? 'score.shown.no' : 'score.shown.yes' });
  // A penalty of nothing is 0, not -0.
  return intl.formatNumber(points, { maximumFractionDigits: 1, signDisplay: 'negative' });
}

function differenceText(intl: IntlShape, before: FactorScore, after: FactorScore): string {
  const gained = after.points - before.points;
  return Math.abs(gained) < 0.05 ? '–' : intl.formatNumber(gained, { maximumFractionDigits: 1, signDisplay: 'always' });
}

/** Every factor before and after, side by side, with the gain. */
export const FactorTable = observer(function FactorTable({ before, after }: FactorTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'improve.factors' });
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'improve.factors.about' })}>
      <ScrollBox label={title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {(['factor', 'weight', 'before', 'after', 'gained'] as const).map((column) => (
                <th key={column} scope="col" className={column === 'factor' ? '' : styles['number']}>
                  {intl.formatMessage({ id: `improve.factors.${column}` })}
                </th>
              ))}
            </tr>
          </thead>
          {(['eligible', 'citable'] as const).map((part) => (
            <tbody key={part}>
              <tr>
                <th scope="rowgroup" colSpan={5} className={styles['part']}>
                  {intl.formatMessage({ id: `score.${part}` })}
                </th>
              </tr>
              {after[part].factors.map((factor, index) => {
                const was = before[part].factors[index] ?? factor;
                return (
                  <tr key={factor.id}>
                    <th scope="row">{intl.formatMessage({ id: `score.factor.${factor.id}` })}</th>
                    <td className={styles['number']}>{factor.weight === 0 ? '–' : intl.formatNumber(factor.weight)}</td>
                    <td className={styles['number']}>{pointsText(intl, was)}</td>
                    <td className={styles['number']}>{pointsText(intl, factor)}</td>
                    <td className={styles['number']}>{differenceText(intl, was, factor)}</td>
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </ScrollBox>
    </Panel>
  );
});

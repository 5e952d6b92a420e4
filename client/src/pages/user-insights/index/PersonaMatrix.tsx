import { Button } from '@blueprintjs/core';
import { PeopleIcon } from '@blueprintjs/icons';
import type { IntlShape } from 'react-intl';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Stage } from '#client/api/stageSchemas.ts';
import { stages } from '#client/api/stageSchemas.ts';
import type { UserInsight } from '#client/api/userInsightSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { personaName } from '#client/components/answers/personaName.ts';
import { useChartTheme } from '#client/components/chart/useChartTheme.ts';
import { formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { HeatCell } from '#client/components/figures/HeatCell.tsx';
import { heatEnd } from '#client/components/figures/heatEnd.ts';
import { HeatLegend } from '#client/components/figures/HeatLegend.tsx';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { paths } from '#client/lib/paths.ts';
import { isThin } from '#client/lib/thinData.ts';
import type { InsightPartProps } from './useUserInsightPage.ts';
import styles from './PersonaMatrix.module.scss';

type Cell = UserInsight['cells'][number];

const COLUMNS = [...stages, null] as const;

const stageName = (intl: IntlShape, stage: Stage | null): string =>
  stage === null
    ? intl.formatMessage({ id: 'insights.matrix.all' })
    : intl.formatMessage({ id: `answers.stage.${stage}` });

function nameOfRow(intl: IntlShape, { personas }: UserInsight, id: string | null): string {
  const persona = personas.find((one) => one.id === id);
  return persona === undefined ? intl.formatMessage({ id: 'insights.matrix.everybody' }) : personaName(intl, persona);
}

/** Accessible text of a cell. */
function wordsOf(intl: IntlShape, report: UserInsight, cell: Cell): string {
  const { visibility, prompts } = cell;
  const persona = nameOfRow(intl, report, cell.persona_id);
  const stage = stageName(intl, cell.stage);
  if (visibility === null) return intl.formatMessage({ id: 'insights.matrix.none' }, { persona, stage, prompts });
  const leader = report.brands.find(({ id }) => id === cell.leader_id)?.name;
  return intl.formatMessage(
    { id: isThin(visibility) ? 'insights.matrix.thinCell' : 'insights.matrix.cell' },
    {
      persona,
      stage,
      value: formatPercent(intl, visibility.value),
      interval: formatInterval(intl, 'visibility', visibility.low, visibility.high),
      n: intl.formatNumber(visibility.n),
      k: visibility.k,
      lead: leader === undefined ? 'none' : 'one',
      leader,
    },
  );
}

function selectionOf(cell: Cell, ownId: string): AnswerSelection {
  return {
    ...(cell.persona_id !== null && { persona: cell.persona_id }),
    ...(cell.stage !== null && { stage: cell.stage }),
    ...(cell.visibility !== null && cell.visibility.numerator > 0 && { brand_id: ownId, mention: 'named' }),
  };
}

function matrixCsv(intl: IntlShape, report: UserInsight): CsvTable {
  const head = (['persona', 'stage', 'prompts', 'value', 'low', 'high', 'n'] as const).map((id) =>
    intl.formatMessage({ id: `insights.csv.${id}` }),
  );
  const rows = report.cells.map((cell) => [
    nameOfRow(intl, report, cell.persona_id),
    stageName(intl, cell.stage),
    cell.prompts,
    cell.visibility?.value ?? null,
    cell.visibility?.low ?? null,
    cell.visibility?.high ?? null,
    cell.visibility?.n ?? null,
  ]);
  return csvTable(head, rows);
}

interface PersonaMatrixProps extends InsightPartProps {
  readonly className?: string | undefined;
}

/** Visibility of the own brand by persona and stage; each cell opens its answers, each row links to its page. */
export function PersonaMatrix({ report, className, onMove, onOpen }: PersonaMatrixProps) {
  const intl = useIntl();
  const theme = useChartTheme();
  const { personas, cells } = report;
  const ownId = ownBrandId(report.brands);
  const title = intl.formatMessage({ id: 'insights.matrix' });
  const { end, scaled } = heatEnd(cells.map(({ visibility }) => visibility));
  const cellOf = (persona: string | null, stage: Stage | null) => {
    const cell = cells.find((one) => one.persona_id === persona && one.stage === stage);
    if (cell === undefined) return null;
    return (
      <HeatCell
        measure={cell.visibility}
        end={end}
        theme={theme}
        tall
        label={wordsOf(intl, report, cell)}
        onOpen={() => {
          onOpen(selectionOf(cell, ownId));
        }}
      />
    );
  };
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'insights.matrix.about' }, onScreen)}
      actions={
        <>
          <MayEdit>
            <Button
              size="small"
              variant="minimal"
              icon={<PeopleIcon />}
              onClick={() => {
                onMove({ editsPersonas: true });
              }}
            >
              <FormattedMessage id="insights.personas.edit" />
            </Button>
          </MayEdit>
          <CsvButton name={title} file={() => matrixCsv(intl, report)} />
        </>
      }
    >
      <ScrollBox label={title}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles['corner']}>
                <VisuallyHidden>{intl.formatMessage({ id: 'insights.persona' })}</VisuallyHidden>
              </th>
              {COLUMNS.map((stage) => (
                <th key={stage} scope="col">
                  {stageName(intl, stage)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {personas.map((persona) => (
              <tr key={persona.id}>
                <th scope="row">
                  <Link to={paths.userInsightsDetail.href({ persona: persona.id })}>{personaName(intl, persona)}</Link>
                  <small>{intl.formatMessage({ id: 'insights.prompts.count' }, { count: persona.prompts })}</small>
                </th>
                {COLUMNS.map((stage) => (
                  <td key={stage}>{cellOf(persona.id, stage)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{nameOfRow(intl, report, null)}</th>
              {COLUMNS.map((stage) => (
                <td key={stage}>{cellOf(null, stage)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      <HeatLegend end={end} theme={theme} scaled={scaled} />
    </Panel>
  );
}

import { Button } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import type { IntlShape } from 'react-intl';
import type { Persona, TraitedPrompt } from '#client/api/userInsightSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { personaName } from '#client/components/answers/personaName.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import { languageName } from './languageName.ts';
import { regionName } from './regionName.ts';
import type { TraitSort } from './userInsightSearch.ts';
import { visibilityColumn } from './visibilityColumn.tsx';
import styles from './traitColumns.module.scss';

type TraitColumn = DataColumn<TraitedPrompt, TraitSort>;

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly personas: readonly Persona[];
  readonly ownId: string;
  readonly onOpen: (selection: AnswerSelection) => void;
  /** Omitted: read-only. */
  readonly onEdit?: (prompt: TraitedPrompt) => void;
}

/** Columns of persona and stage, with their source. */
function whoColumns({ intl, personas }: ColumnOptions): readonly TraitColumn[] {
  const persona = ({ persona_id: id }: TraitedPrompt): string =>
    personaName(intl, personas.find((one) => one.id === id) ?? { id, name: null });
  const stage = (row: TraitedPrompt): string => intl.formatMessage({ id: `answers.stage.${row.stage}` });
  const source = (from: TraitedPrompt['persona_source']) => (
    <span className={styles['source']}>
      {intl.formatMessage({ id: `insights.source.${from === 'unknown' ? 'rule' : from}` })}
    </span>
  );
  const region = (row: TraitedPrompt): string => regionName(intl, row.region);
  const language = (row: TraitedPrompt): string => languageName(intl, row.language);
  return [
    {
      id: 'persona',
      header: intl.formatMessage({ id: 'insights.persona' }),
      cell: (row) => (
        <span>
          {persona(row)}
          {source(row.persona_source)}
        </span>
      ),
      size: 220,
      sortKey: 'persona',
      csv: persona,
    },
    {
      id: 'stage',
      header: intl.formatMessage({ id: 'insights.stage' }),
      cell: (row) => (
        <span>
          {stage(row)}
          {source(row.stage_source)}
        </span>
      ),
      size: 150,
      sortKey: 'stage',
      csv: stage,
    },
    { id: 'region', header: intl.formatMessage({ id: 'insights.region' }), cell: region, size: 108, csv: region },
    {
      id: 'language',
      header: intl.formatMessage({ id: 'insights.language' }),
      cell: language,
      size: 90,
      csv: language,
    },
  ];
}

/** The columns of a table of prompts with personas. */
export function traitColumns(options: ColumnOptions): readonly TraitColumn[] {
  const { intl, ownId, onOpen, onEdit } = options;
  return [
    {
      id: 'text',
      header: intl.formatMessage({ id: 'insights.prompt' }),
      cell: ({ text }) => <ForeignText>{text}</ForeignText>,
      clamp: true,
      size: 280,
      grow: 1,
      sortKey: 'text',
      csv: ({ text }) => text,
    },
    ...whoColumns(options),
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'insights.unmet.answers' }),
      cell: ({ answers }) => formatCount(intl, answers),
      align: 'right',
      size: 90,
      sortKey: 'answers',
      csv: ({ answers }) => answers,
    },
    visibilityColumn(intl, 130, ({ id }) => {
      onOpen({ prompt_id: id, brand_id: ownId, mention: 'named' });
    }),
    ...(onEdit === undefined
      ? []
      : [
          {
            id: 'edit',
            header: intl.formatMessage({ id: 'insights.assign' }),
            headerHidden: true,
            cell: (row: TraitedPrompt) => (
              <Button
                size="small"
                variant="minimal"
                icon={<EditIcon />}
                aria-label={intl.formatMessage({ id: 'insights.assign.of' }, { prompt: row.text })}
                title={intl.formatMessage({ id: 'insights.assign' })}
                onClick={() => {
                  onEdit(row);
                }}
              />
            ),
            size: 50,
            hideable: false,
          },
        ]),
  ];
}

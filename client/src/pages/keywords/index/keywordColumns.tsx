import { Tag } from '@blueprintjs/core';
import type { IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { measureSelection } from '#client/api/measureSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatInstant, formatInstantDay } from '#client/components/answers/formatInstant.ts';
import { DefinitionPopover } from '#client/components/figures/DefinitionPopover.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { DemandBars } from '#client/components/prompts/DemandBars.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { paths } from '#client/lib/paths.ts';
import { intentText } from '../intentText.ts';
import { KeywordButtons } from './KeywordButtons.tsx';
import type { KeywordVerbs } from './KeywordButtons.tsx';
import type { KeywordSort } from './keywordSearch.ts';
import { WinnerCell } from './WinnerCell.tsx';
import styles from './KeywordsPage.module.scss';

interface KeywordColumnOptions extends KeywordVerbs {
  readonly intl: IntlShape;
  readonly brands: readonly BrandRef[];
  readonly onOpen: (selection: AnswerSelection) => void;
}

type Column = DataColumn<KeywordRow, KeywordSort>;

/** The source of the demand band. `short`: what a cell has room for, the named source alone or that it is an estimate. */
function demandSource(intl: IntlShape, { demand }: KeywordRow, form: 'short' | 'long'): string {
  if (demand === null) return '';
  const { from, source } = demand;
  const who = intl.formatMessage({ id: `keywords.from.${from}` });
  if (source === '' || (form === 'short' && from === 'estimated')) return who;
  return form === 'short' ? source : intl.formatMessage({ id: 'keywords.from.named' }, { who, source });
}

/** Columns of the keyword and its demand. */
function headColumns(intl: IntlShape): readonly Column[] {
  return [
    {
      id: 'label',
      header: intl.formatMessage({ id: 'keywords.column.label' }),
      cell: ({ label, origin }) => (
        <>
          {label}
          {origin === 'suggested' && (
            <>
              {' '}
              <Tag minimal title={intl.formatMessage({ id: 'keywords.suggested.explained' })}>
                {intl.formatMessage({ id: 'keywords.state.suggested' })}
              </Tag>
            </>
          )}
        </>
      ),
      size: 132,
      grow: 3,
      clamp: true,
      sortKey: 'label',
      csv: ({ label }) => label,
    },
    {
      id: 'demand',
      header: intl.formatMessage({ id: 'keywords.column.demand' }),
      cell: (row) => (
        <span className={styles['two']}>
          <DemandBars demand={row.demand} />
          {row.demand !== null && (
            <span className={styles['muted']} title={demandSource(intl, row, 'long')}>
              {demandSource(intl, row, 'short')}
            </span>
          )}
        </span>
      ),
      size: 176,
      grow: 1,
      isEmpty: ({ demand }) => demand === null,
      sortKey: 'demand',
      firstOrder: 'desc',
      csv: ({ demand }) => intl.formatMessage({ id: `prompts.demand.${demand?.band ?? 'unknown'}` }),
    },
    {
      id: 'source',
      header: intl.formatMessage({ id: 'keywords.column.source' }),
      cell: (row) => demandSource(intl, row, 'long'),
      size: 150,
      initiallyHidden: true,
      csv: (row) => demandSource(intl, row, 'long'),
    },
    {
      id: 'intent',
      header: intl.formatMessage({ id: 'keywords.column.intent' }),
      cell: ({ intent, intent_typed: typed }) => (
        <span title={intl.formatMessage({ id: typed ? 'keywords.intent.typed' : 'keywords.intent.byRules' })}>
          {intentText(intl, intent)}
        </span>
      ),
      size: 108,
      sortKey: 'intent',
      csv: ({ intent }) => intentText(intl, intent),
    },
    {
      id: 'tracked',
      header: intl.formatMessage({ id: 'keywords.column.tracked' }),
      cell: ({ tracked }) => (
        <span className={tracked ? '' : (styles['thin'] ?? '')}>
          {intl.formatMessage({ id: `keywords.state.${tracked ? 'tracked' : 'untracked'}` })}
        </span>
      ),
      size: 80,
      sortKey: 'tracked',
      firstOrder: 'desc',
      csv: ({ tracked }) => intl.formatMessage({ id: `keywords.state.${tracked ? 'tracked' : 'untracked'}` }),
    },
  ];
}

/** Columns of the figures where the keyword is asked about. */
function figureColumns({ intl, brands, onOpen }: KeywordColumnOptions): readonly Column[] {
  const ownId = brands.find(({ own }) => own)?.id ?? '';
  const visibility = intl.formatMessage({ id: 'figures.measure.visibility' });
  const lead = intl.formatMessage({ id: 'keywords.column.lead' });
  return [
    {
      id: 'prompts',
      header: intl.formatMessage({ id: 'keywords.column.prompts' }),
      cell: ({ id, label, prompts }) =>
        prompts === 0 ? (
          '0'
        ) : (
          <Link
            to={paths.answerIndex.href({ tab: 'prompts', keyword_ids: id })}
            aria-label={intl.formatMessage({ id: 'keywords.promptsOf' }, { label, count: prompts })}
          >
            {formatCount(intl, prompts)}
          </Link>
        ),
      align: 'right',
      size: 80,
      sortKey: 'prompts',
      csv: ({ prompts }) => prompts,
    },
    {
      id: 'visibility',
      header: visibility,
      help: <DefinitionPopover measureId="visibility" />,
      cell: ({ id, label, visibility: measure, prompts }) => (
        <MeasureCell
          name={intl.formatMessage({ id: 'keywords.figure' }, { label, measure: visibility })}
          like="visibility"
          measure={measure}
          noData={intl.formatMessage({ id: prompts === 0 ? 'keywords.noPrompts' : 'figures.noData.visibility' })}
          onOpen={() => {
            onOpen({ ...measureSelection('visibility', ownId), keyword_ids: id });
          }}
        />
      ),
      align: 'right',
      size: 114,
      sortKey: 'visibility',
      csv: ({ visibility: measure }) => measure?.value ?? null,
      beside: besideMeasure(intl, visibility, ({ visibility: measure }) => measure),
    },
    {
      id: 'lead',
      header: lead,
      cell: (row) => <WinnerCell row={row} brands={brands} onOpen={onOpen} />,
      size: 234,
      grow: 1,
      sortKey: 'lead',
      csv: ({ leader_ids: ids }) => ids.map((id) => brands.find((brand) => brand.id === id)?.name ?? id).join('; '),
      beside: [
        {
          header: intl.formatMessage({ id: 'figures.file.verdict' }, { name: lead }),
          csv: (row) => (row.answers === 0 ? null : intl.formatMessage({ id: `keywords.lead.${row.lead}` })),
        },
      ],
    },
    {
      id: 'last_asked_at',
      header: intl.formatMessage({ id: 'keywords.column.lastAsked' }),
      cell: ({ last_asked_at: at }) =>
        at === null ? '–' : <span title={formatInstant(intl, at)}>{formatInstantDay(intl, at)}</span>,
      align: 'right',
      size: 116,
      sortKey: 'last_asked_at',
      csv: ({ last_asked_at: at }) => at,
    },
  ];
}

/** The columns of the keyword table. */
export function keywordColumns(options: KeywordColumnOptions): readonly Column[] {
  const { intl } = options;
  return [
    ...headColumns(intl),
    ...figureColumns(options),
    {
      id: 'actions',
      header: intl.formatMessage({ id: 'keywords.column.actions' }),
      headerHidden: true,
      cell: (row) => <KeywordButtons row={row} {...options} />,
      size: 104,
      align: 'right',
      hideable: false,
    },
  ];
}

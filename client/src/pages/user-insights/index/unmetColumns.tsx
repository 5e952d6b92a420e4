import type { IntlShape } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { Persona, Unmet } from '#client/api/userInsightSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { personaName } from '#client/components/answers/personaName.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { NamedBrands } from '#client/components/figures/NamedBrands.tsx';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import { languageName } from '../languageName.ts';
import { regionName } from '../regionName.ts';
import type { UnmetSort } from '../userInsightSearch.ts';
import { visibilityColumn } from '../visibilityColumn.tsx';
import styles from './InsightTabs.module.scss';

type UnmetColumn = DataColumn<Unmet, UnmetSort>;

export function unmetKey(row: Unmet, key: UnmetSort): number | string | null {
  switch (key) {
    case 'missed':
      return row.nobody + row.only_rivals;
    case 'answers':
      return row.answers;
    case 'text':
      return row.text;
    case 'visibility':
      return row.visibility?.value ?? null;
  }
}

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly brands: readonly BrandRef[];
  readonly personas: readonly Persona[];
  readonly onOpen: (selection: AnswerSelection) => void;
}

const WIDTHS = { answers: 80, nobody: 92, only_rivals: 136 } as const;

/** Columns of a question's answers: all, those without any brand, those with competitors only. */
function countColumns({ intl, onOpen }: ColumnOptions): readonly UnmetColumn[] {
  const selections = { answers: {}, nobody: { mention: 'nobody' }, only_rivals: { gap: '1' } } as const;
  return (['answers', 'nobody', 'only_rivals'] as const).map((id): UnmetColumn => {
    const header = intl.formatMessage({ id: `insights.unmet.${id}` });
    return {
      id,
      header,
      cell: (row) => {
        const value = formatCount(intl, row[id]);
        if (row[id] === 0) return <span className={styles['muted']}>{value}</span>;
        const label = intl.formatMessage({ id: 'figures.openAnswersOf' }, { name: `${row.text} ${header}`, value });
        return (
          <button
            type="button"
            className={styles['figure']}
            aria-label={label}
            onClick={() => {
              onOpen({ prompt_id: row.prompt_id, ...selections[id] });
            }}
          >
            {value}
          </button>
        );
      },
      align: 'right',
      size: WIDTHS[id],
      ...(id === 'answers' ? { sortKey: 'answers' } : {}),
      csv: (row) => row[id],
    };
  });
}

function placeColumns({ intl, personas }: ColumnOptions): readonly UnmetColumn[] {
  const persona = (row: Unmet): string =>
    personaName(intl, personas.find(({ id }) => id === row.persona_id) ?? { id: row.persona_id, name: null });
  const stage = (row: Unmet): string => intl.formatMessage({ id: `answers.stage.${row.stage}` });
  const region = (row: Unmet): string => regionName(intl, row.region);
  const language = (row: Unmet): string => languageName(intl, row.language);
  return [
    { id: 'persona' as const, size: 120, text: persona },
    { id: 'stage' as const, size: 90, text: stage, initiallyHidden: true },
    { id: 'region' as const, size: 110, text: region, initiallyHidden: true },
    { id: 'language' as const, size: 90, text: language, initiallyHidden: true },
  ].map(({ id, text, ...column }): UnmetColumn => ({
    id,
    header: intl.formatMessage({ id: `insights.${id}` }),
    cell: text,
    csv: text,
    ...column,
  }));
}

/** The columns of the unmet table; the default ones fit into a window of 1440 pixels. */
export function unmetColumns(options: ColumnOptions): readonly UnmetColumn[] {
  const { intl, brands, onOpen } = options;
  const ownId = ownBrandId(brands);
  const kind = (row: Unmet): string =>
    intl.formatMessage({ id: `insights.unmet.kind.${row.kind === 'unknown' ? 'rivals' : row.kind}` });
  return [
    {
      id: 'text',
      header: intl.formatMessage({ id: 'insights.prompt' }),
      cell: ({ text }) => <ForeignText>{text}</ForeignText>,
      clamp: true,
      size: 200,
      grow: 1,
      sortKey: 'text',
      csv: ({ text }) => text,
    },
    {
      id: 'kind',
      header: intl.formatMessage({ id: 'insights.unmet.kind' }),
      cell: kind,
      clamp: true,
      size: 168,
      csv: kind,
    },
    ...countColumns(options),
    {
      ...visibilityColumn<Unmet>(intl, 110, ({ prompt_id: id }) => {
        onOpen({ prompt_id: id, brand_id: ownId, mention: 'named' });
      }),
      firstOrder: 'asc',
    },
    {
      id: 'rivals',
      header: intl.formatMessage({ id: 'insights.unmet.rivals' }),
      cell: (row) => (
        <NamedBrands
          named={row.rivals}
          brands={brands}
          most={2}
          onOpen={(brandId) => {
            onOpen({ prompt_id: row.prompt_id, brand_id: brandId, mention: 'named' });
          }}
        />
      ),
      size: 210,
      csv: (row) =>
        row.rivals
          .map(
            ({ brand_id: id, answers }) => `${brands.find((brand) => brand.id === id)?.name ?? id} ${String(answers)}`,
          )
          .join('; '),
    },
    ...placeColumns(options),
  ];
}

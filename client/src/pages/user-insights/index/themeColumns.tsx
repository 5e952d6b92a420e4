import type { IntlShape } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { Theme } from '#client/api/userInsightSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { CHANGE_WIDTH } from '#client/components/figures/changeWidth.ts';
import { DefinitionPopover } from '#client/components/figures/DefinitionPopover.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { besideChange, besideMeasure } from '#client/components/table/file/besideFigures.ts';
import { plainList } from '#client/lib/plainList.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import type { ThemeSort } from '../userInsightSearch.ts';
import styles from './InsightTabs.module.scss';

type ThemeColumn = DataColumn<Theme, ThemeSort>;

/** The name of a theme: its terms, joined. */
const themeName = ({ terms }: Pick<Theme, 'terms'>): string => joinTexts(terms, ' · ');

export function themeKey(theme: Theme, key: ThemeSort): number | null {
  switch (key) {
    case 'questions':
      return theme.prompts + theme.searches;
    case 'answers':
    case 'unmet':
      return theme[key];
    case 'visibility':
      return theme.visibility?.value ?? null;
    case 'change':
      return theme.change?.difference ?? null;
  }
}

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly brands: readonly BrandRef[];
  readonly onOpen: (selection: AnswerSelection) => void;
}

type Opened = (theme: Theme) => AnswerSelection;

interface FigureCellProps {
  readonly intl: IntlShape;
  readonly count: number;
  /** Accessible name of the figure. */
  readonly name: string;
  readonly onOpen: () => void;
}

/** A count that opens its answers; zero is plain text. */
function FigureCell({ intl, count, name, onOpen }: FigureCellProps) {
  const value = formatCount(intl, count);
  if (count === 0) return <span className={styles['muted']}>{value}</span>;
  const label = intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value });
  return (
    <button type="button" className={styles['figure']} aria-label={label} title={label} onClick={onOpen}>
      {value}
    </button>
  );
}

function countColumns({ intl, onOpen }: ColumnOptions): readonly ThemeColumn[] {
  const counted = (id: 'answers' | 'search_answers', opened: Opened): ThemeColumn => ({
    id,
    header: intl.formatMessage({ id: `insights.themes.${id}` }),
    cell: (theme) => (
      <FigureCell
        intl={intl}
        count={theme[id]}
        name={`${themeName(theme)} ${intl.formatMessage({ id: `insights.themes.${id}` })}`}
        onOpen={() => {
          onOpen(opened(theme));
        }}
      />
    ),
    align: 'right',
    ...(id === 'answers' ? { size: 84, sortKey: 'answers' } : { size: 160, initiallyHidden: true }),
    csv: (theme) => theme[id],
  });
  return [
    {
      id: 'questions',
      header: intl.formatMessage({ id: 'insights.themes.questions' }),
      cell: ({ prompts, searches }) =>
        intl.formatMessage({ id: 'insights.themes.questions.count' }, { prompts, searches }),
      clamp: true,
      size: 158,
      sortKey: 'questions',
      firstOrder: 'desc',
      csv: ({ prompts, searches }) => prompts + searches,
    },
    counted('answers', ({ id }) => ({ theme: id })),
    counted('search_answers', ({ id }) => ({ theme: id, searched: '1' })),
  ];
}

/** The columns of the theme table. */
export function themeColumns(options: ColumnOptions): readonly ThemeColumn[] {
  const { intl, brands, onOpen } = options;
  const ownId = ownBrandId(brands);
  const leaders = ({ leader_ids: ids }: Theme): readonly string[] =>
    ids.flatMap((id) => brands.find((brand) => brand.id === id)?.name ?? []);
  const visibility = intl.formatMessage({ id: 'figures.measure.visibility' });
  return [
    {
      id: 'theme',
      header: intl.formatMessage({ id: 'insights.theme' }),
      cell: (theme) => <span className={styles['parts']}>{themeName(theme)}</span>,
      clamp: true,
      size: 130,
      grow: 1,
      csv: themeName,
    },
    ...countColumns(options),
    {
      id: 'visibility',
      header: visibility,
      help: <DefinitionPopover measureId="visibility" />,
      cell: (theme) => (
        <MeasureCell
          name={`${themeName(theme)} ${visibility}`}
          like="visibility"
          measure={theme.visibility}
          noData={intl.formatMessage({ id: 'figures.noData.visibility' })}
          onOpen={() => {
            onOpen({ theme: theme.id, brand_id: ownId, mention: 'named' });
          }}
        />
      ),
      align: 'right',
      size: 112,
      sortKey: 'visibility',
      csv: (theme) => theme.visibility?.value ?? null,
      beside: besideMeasure(intl, visibility, (theme) => theme.visibility),
    },
    {
      id: 'change',
      header: intl.formatMessage({ id: 'insights.themes.change' }),
      cell: ({ change }) =>
        change === null ? (
          <span className={styles['muted']} title={intl.formatMessage({ id: 'figures.thinPrevious' })}>
            –
          </span>
        ) : (
          <ChangeText measureId="visibility" change={change} />
        ),
      size: CHANGE_WIDTH,
      isEmpty: ({ change }) => change === null,
      sortKey: 'change',
      firstOrder: 'desc',
      csv: ({ change }) => change?.difference ?? null,
      beside: besideChange(intl, intl.formatMessage({ id: 'insights.themes.change' }), ({ change }) => change),
    },
    {
      id: 'unmet',
      header: intl.formatMessage({ id: 'insights.themes.unmet' }),
      cell: (theme) => {
        const { unmet, prompts } = theme;
        return prompts === 0 ? (
          <span className={styles['muted']} title={intl.formatMessage({ id: 'insights.themes.notAsked' })}>
            {intl.formatMessage({ id: 'insights.themes.notAsked' })}
          </span>
        ) : (
          <FigureCell
            intl={intl}
            count={unmet}
            name={`${themeName(theme)} ${intl.formatMessage({ id: 'insights.themes.unmet' })}`}
            onOpen={() => {
              onOpen({ theme: theme.id, unmet: '1' });
            }}
          />
        );
      },
      align: 'right',
      size: 108,
      sortKey: 'unmet',
      csv: ({ prompts, unmet }) => (prompts === 0 ? intl.formatMessage({ id: 'insights.themes.notAsked' }) : unmet),
    },
    {
      id: 'leaders',
      header: intl.formatMessage({ id: 'insights.leaders' }),
      cell: (theme) => <span className={styles['parts']}>{plainList(intl, leaders(theme))}</span>,
      clamp: true,
      size: 160,
      grow: 1,
      // A name may hold a comma.
      csv: (theme) => leaders(theme).join('; '),
    },
    {
      id: 'examples',
      header: intl.formatMessage({ id: 'insights.themes.examples' }),
      cell: ({ examples }) => joinTexts(examples, ' / '),
      clamp: true,
      size: 210,
      grow: 2,
      csv: ({ examples }) => examples.join(' / '),
    },
  ];
}

import { useIntl } from 'react-intl';
import type { Theme } from '#client/api/brandCentreSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { nothingRead, tones } from '../brandSearch.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { PassageList } from '../PassageList.tsx';
import { ReadPanel } from '../ReadPanel.tsx';
import { Tone } from '../Tone.tsx';
import { themeName } from './themeName.ts';
import { useQuotes } from './useQuotes.ts';

interface QuotesPanelProps extends Pick<
  BrandTabProps,
  'projectId' | 'filters' | 'searchState' | 'updateSearch' | 'drawer'
> {
  readonly theme: Theme;
  readonly brand: BrandRef;
}

/** Quotes of answers about one brand under one theme. */
export function QuotesPanel({ projectId, filters, searchState, updateSearch, drawer, theme, brand }: QuotesPanelProps) {
  const intl = useIntl();
  const { tone } = searchState;
  const query = useQuotes(projectId, filters.query, {
    brand_id: brand.id,
    theme_id: theme.id,
    ...(tone === null ? {} : { sentiment: tone }),
  });
  const total = query.data?.pages[0]?.total;
  const title = intl.formatMessage({ id: 'brand.quotes.title' }, { brand: brand.name, theme: themeName(intl, theme) });
  return (
    <ReadPanel
      title={title}
      {...(total === undefined
        ? {}
        : {
            subtitle: intl.formatMessage(
              { id: 'brand.quotes.about' },
              { count: total, shown: formatCount(intl, total) },
            ),
          })}
      of={`${theme.id} ${brand.id}`}
      choice={
        <ChoiceSelect
          name={intl.formatMessage({ id: 'brand.quotes.tone' })}
          all={intl.formatMessage({ id: 'brand.quotes.allTones' })}
          options={tones}
          labelOf={(option) => intl.formatMessage({ id: `brand.tone.${option}` })}
          value={tone}
          onChange={(chosen) => {
            updateSearch({ tone: chosen }, { replace: true });
          }}
        />
      }
      onClose={() => {
        updateSearch(nothingRead);
      }}
    >
      <PassageList
        query={query}
        noteOf={({ sentiment }) => <Tone kind={sentiment} />}
        onOpen={(answerId) => {
          drawer.open({ brand_id: brand.id, mention: 'named' }, answerId);
        }}
      />
    </ReadPanel>
  );
}

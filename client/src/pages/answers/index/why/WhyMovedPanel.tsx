import { SegmentedControl } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { SplitMeasure } from '#client/api/answerIndexSchemas.ts';
import { splitBySchema, splitMeasureSchema } from '#client/api/answerIndexSchemas.ts';
import { ownBrand } from '#client/components/figures/ownBrand.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import type { IndexPartProps } from '../useAnswerIndexPage.ts';
import { useWhyMoved } from './useWhyMoved.ts';
import { WhyMovedChart } from './WhyMovedChart.tsx';
import styles from './WhyMovedPanel.module.scss';

function measureName(intl: IntlShape, id: SplitMeasure): string {
  return intl.formatMessage({
    id: id === 'first_mention_rate' ? 'answerIndex.why.firstMention' : `figures.measure.${id}`,
  });
}

function Controls({
  report: { brands },
  searchState,
  onMove,
}: Pick<IndexPartProps, 'report' | 'searchState' | 'onMove'>) {
  const intl = useIntl();
  const brand = brands.find(({ id, own }) => id === searchState.whyBrand && !own);
  return (
    <div className={styles['controls']}>
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'answerIndex.why.measure' })}
        value={searchState.why}
        onChange={({ currentTarget: { value } }) => {
          const why = splitMeasureSchema.options.find((id) => id === value);
          if (why !== undefined) onMove({ why });
        }}
      >
        {splitMeasureSchema.options.map((id) => (
          <option key={id} value={id}>
            {measureName(intl, id)}
          </option>
        ))}
      </NativeSelect>
      {brands.length > 0 && (
        <NativeSelect
          aria-label={intl.formatMessage({ id: 'answerIndex.why.brand' })}
          value={brand?.id ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onMove({ whyBrand: value });
          }}
        >
          {brands.map(({ id, name, own }) => (
            <option key={id} value={own ? '' : id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'answerIndex.why.by' })}
        options={splitBySchema.options.map((value) => ({
          value,
          label: intl.formatMessage({ id: `answerIndex.why.by.${value}` }),
        }))}
        value={searchState.by}
        onValueChange={(value) => {
          const by = splitBySchema.options.find((option) => option === value);
          if (by !== undefined) onMove({ by });
        }}
      />
    </div>
  );
}

/** Splits the change of a ratio exactly over platforms, topics or prompts; each part opens its answers. */
export const WhyMovedPanel = observer(function WhyMovedPanel(part: IndexPartProps) {
  const { report, searchState, filters, onOpen } = part;
  const intl = useIntl();
  const brand = report.brands.find(({ id }) => id === searchState.whyBrand) ?? ownBrand(report.brands);
  const query = useWhyMoved(filters, {
    measure_id: searchState.why,
    by: searchState.by,
    // A provider that lists no brands still knows the own one.
    ...(brand === undefined ? {} : { brand_id: brand.id }),
  });
  const what = intl.formatMessage({ id: 'answerIndex.why' });
  return (
    <div className={styles['card']}>
      <Controls {...part} />
      <LoadPanel query={query} what={what} skeleton={<div className={styles['area']} />}>
        {(moved) => {
          const measure = measureName(intl, moved.measure_id);
          const named = report.brands.find(({ id }) => id === moved.brand_id);
          const name =
            named === undefined
              ? intl.formatMessage({ id: 'answerIndex.why.titleAlone' }, { measure })
              : intl.formatMessage({ id: 'answerIndex.why.title' }, { brand: named.name, measure });
          return <WhyMovedChart moved={moved} brand={named} name={name} onOpen={onOpen} />;
        }}
      </LoadPanel>
    </div>
  );
});

import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Suggestion } from '#client/api/brandCentreSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { PassageItem } from '#client/components/answers/PassageItem.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import type { BrandTabProps } from '../BrandTabProps.ts';
import type { Tracking } from './useTracking.ts';
import styles from './CompetitorsTab.module.scss';

interface SuggestionItemProps extends Pick<BrandTabProps, 'drawer'> {
  readonly suggestion: Suggestion;
  readonly brands: readonly BrandRef[];
  readonly tracking: Tracking;
}

/** A suggested name with its frequency, example sentences and buttons. */
export function SuggestionItem({ suggestion, brands, tracking, drawer }: SuggestionItemProps) {
  const intl = useIntl();
  const { name, answers, evidence } = suggestion;
  const set = { status: 'ok', q: name } as const;
  return (
    <div className={styles['item']}>
      <div className={styles['itemHead']}>
        <h3 className={styles['name']}>{name}</h3>
        <span className={styles['count']}>
          {intl.formatMessage(
            { id: 'brand.suggest.count' },
            { count: answers.numerator, shown: formatCount(intl, answers.numerator) },
          )}
        </span>
        <MeasureCell
          name={name}
          like="visibility"
          measure={answers}
          noData={intl.formatMessage({ id: 'common.noData' })}
          onOpen={() => {
            drawer.open(set);
          }}
        />
        <MayEdit>
          <span className={styles['itemActions']}>
            <Button
              size="small"
              variant="minimal"
              aria-label={intl.formatMessage({ id: 'brand.suggest.hideNamed' }, { name })}
              onClick={() => {
                tracking.hide(name);
              }}
            >
              <FormattedMessage id="brand.suggest.hide" />
            </Button>
            <Button
              size="small"
              disabled={!tracking.canTrack}
              loading={tracking.running && tracking.tracked === name}
              aria-label={intl.formatMessage({ id: 'brand.suggest.trackNamed' }, { name })}
              onClick={() => {
                tracking.track(name);
              }}
            >
              <FormattedMessage id="brand.suggest.track" />
            </Button>
          </span>
        </MayEdit>
      </div>
      {evidence.map((passage) => (
        <PassageItem
          key={passage.answer_id}
          passage={passage}
          brands={brands}
          marked={name}
          onOpen={(id) => {
            drawer.open(set, id);
          }}
        />
      ))}
    </div>
  );
}

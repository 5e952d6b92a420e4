import { Button } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { createCollectApi } from '#client/api/collectApi.ts';
import { PROVIDER_IDS } from '#client/api/schemas/collectProviderSchemas.ts';
import type { CollectProvider, ProviderTrial } from '#client/api/schemas/collectProviderSchemas.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { useApi } from '#client/stores/useApi.ts';
import { AdviceText } from './AdviceText.tsx';
import { formatCost } from './formatCost.ts';
import styles from './Collect.module.scss';

/** Sends one fixed test prompt to a provider and shows the reply. */
export function ProviderTry({ provider }: { readonly provider: CollectProvider }) {
  const intl = useIntl();
  const api = useApi(createCollectApi);
  const id = PROVIDER_IDS.find((one) => one === provider.id);
  const trial = useMutation({
    mutationFn: async (): Promise<ProviderTrial | null> =>
      id === undefined ? null : api.tryProvider({ provider_id: id }),
  });
  const { data } = trial;
  return (
    <>
      <div>
        <Button
          size="small"
          loading={trial.isPending}
          aria-label={intl.formatMessage({ id: 'collect.try.named' }, { name: provider.name })}
          onClick={() => {
            trial.mutate();
          }}
        >
          <FormattedMessage id="collect.try" />
        </Button>
      </div>
      {trial.error !== null && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, trial.error)}
        </p>
      )}
      {data !== undefined && data !== null && (
        <div role="status" className={styles['trial']}>
          <p className={styles['muted']}>{data.question}</p>
          {data.advice === null ? (
            <p className={styles['answer']}>{data.answer}</p>
          ) : (
            <p className={styles['error']}>
              <AdviceText advice={data.advice} name={provider.name} keyName={data.key_name} model={data.model_asked} />{' '}
              {data.reason}
            </p>
          )}
          <p className={styles['facts']}>
            <span>{data.model_served === '' ? data.model_asked : data.model_served}</span>
            <span>
              <FormattedMessage
                id={
                  data.searched === null
                    ? 'collect.searched.unknown'
                    : data.searched
                      ? 'collect.searched.yes'
                      : 'collect.searched.no'
                }
              />
            </span>
            <span>
              <FormattedMessage
                id="collect.seconds"
                values={{ seconds: intl.formatNumber(data.milliseconds / 1000, { maximumFractionDigits: 1 }) }}
              />
            </span>
            <span>
              {data.cost === null ? intl.formatMessage({ id: 'collect.cost.unknown' }) : formatCost(intl, data.cost)}
            </span>
          </p>
        </div>
      )}
    </>
  );
}

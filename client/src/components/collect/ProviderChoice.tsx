import { Checkbox } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlanPlatform } from '#client/api/schemas/collectPlanSchemas.ts';
import { PROVIDER_IDS } from '#client/api/schemas/collectProviderSchemas.ts';
import type { CollectProvider } from '#client/api/schemas/collectProviderSchemas.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { MayEdit } from '../permission/MayEdit.tsx';
import { ProviderTry } from './ProviderTry.tsx';
import { useProviders } from './useProviders.ts';
import styles from './Collect.module.scss';

type Chosen = PlanPlatform & { readonly provider_id: (typeof PROVIDER_IDS)[number] };

interface ProviderChoiceProps {
  readonly chosen: readonly Chosen[];
  /** Country of the project, sent to providers that accept a location; empty: none. */
  readonly country: string;
  readonly onChange: (chosen: readonly Chosen[]) => void;
}

/** The providers available to this server, each with its state, model, search mode and price, and a trial. */
export function ProviderChoice({ chosen, country, onChange }: ProviderChoiceProps) {
  const intl = useIntl();
  const providers = useProviders();
  const toggle = ({ id, platform }: CollectProvider): void => {
    const known = PROVIDER_IDS.find((one) => one === id);
    if (known === undefined) return;
    if (chosen.some((one) => one.provider_id === known)) {
      onChange(chosen.filter((one) => one.provider_id !== known));
      return;
    }
    const place = { model: null, search_mode: null, country: country === '' ? null : country };
    onChange([...chosen, { provider_id: known, name: platform, ...place }]);
  };
  if (isNotOffered(providers.error)) {
    return (
      <p className={styles['muted']}>
        <FormattedMessage id="collect.notOffered" />
      </p>
    );
  }
  return (
    <LoadPanel
      framed
      query={providers}
      what={intl.formatMessage({ id: 'collect.providers' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {({ list }) => {
        const [keyless, others] = [list.filter(isKeyless), list.filter((provider) => !isKeyless(provider))];
        return (
          <>
            {others.length > 0 && <ProviderList list={others} chosen={chosen} onToggle={toggle} />}
            {others.some(({ state, experimental }) => state === 'ready' && experimental) && (
              <p className={styles['muted']}>
                <FormattedMessage id="collect.experimental.explained" />
              </p>
            )}
            {keyless.length > 0 && (
              <details>
                <summary className={styles['more']}>
                  <FormattedMessage id="collect.keyless" values={{ count: keyless.length }} />
                </summary>
                <ProviderList list={keyless} chosen={chosen} onToggle={toggle} />
              </details>
            )}
          </>
        );
      }}
    </LoadPanel>
  );
}

/** Not set up: unusable, but not an error. */
const isKeyless = ({ state, problem }: CollectProvider): boolean => state !== 'ready' && problem?.kind === 'no_key';

interface ProviderListProps {
  readonly list: readonly CollectProvider[];
  readonly chosen: readonly Chosen[];
  readonly onToggle: (provider: CollectProvider) => void;
}

function ProviderList({ list, chosen, onToggle }: ProviderListProps) {
  return (
    <ul className={styles['providers']}>
      {list.map((provider) => (
        <li key={provider.id}>
          <div className={styles['providerHead']}>
            <Checkbox
              checked={chosen.some(({ provider_id: id }) => id === provider.id)}
              disabled={provider.state !== 'ready'}
              onChange={() => {
                onToggle(provider);
              }}
            >
              {provider.name}
            </Checkbox>
            <ProviderFacts provider={provider} />
          </div>
          {provider.state === 'ready' && (
            <MayEdit level="manage">
              <ProviderTry provider={provider} />
            </MayEdit>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Model, search and price of a provider that is ready; for any other, what to set up. */
function ProviderFacts({ provider }: { readonly provider: CollectProvider }) {
  const intl = useIntl();
  const { state, problem, model, price, search_modes: modes, experimental } = provider;
  const [mode = 'none'] = modes;
  if (state !== 'ready') {
    return (
      <span className={styles['muted']}>
        <FormattedMessage
          id={problem === null ? 'collect.problem.unknown' : `collect.problem.${problem.kind}`}
          values={{
            key: <code className={styles['code']}>{provider.key_name}</code>,
            model: <code className={styles['code']}>{provider.model_name}</code>,
            address: <code className={styles['code']}>{provider.base_url_name}</code>,
            remedy: <code className={styles['code']}>{problem?.remedy ?? ''}</code>,
            value: problem?.value ?? '',
          }}
        />
      </span>
    );
  }
  return (
    <span className={styles['facts']}>
      {experimental && (
        <span className={styles['tag']}>
          <FormattedMessage id="collect.experimental" />
        </span>
      )}
      <span>{model ?? intl.formatMessage({ id: 'collect.noModel' })}</span>
      <span>
        <FormattedMessage id={`collect.search.${mode}`} />
      </span>
      <span>
        <FormattedMessage
          id={`collect.price.${price.source}`}
          values={{
            price: intl.formatNumber(price.typical, {
              style: 'currency',
              currency: 'USD',
              maximumSignificantDigits: 2,
            }),
          }}
        />
      </span>
    </span>
  );
}

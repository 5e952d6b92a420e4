import { InputGroup, Switch } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { PlaceFields } from './PlaceFields.tsx';
import type { SectionProps } from './SectionProps.ts';
import { WebsiteReader } from './WebsiteReader.tsx';
import styles from './NewProjectPage.module.scss';

const EXAMPLE_DOMAIN = 'example.com';

/** The brand, its market and its languages. */
export function BrandSection({ model }: SectionProps) {
  const intl = useIntl();
  const { draft, change, errors } = model;
  const { brand } = draft;
  const text = (id: MessageId): string => intl.formatMessage({ id });
  return (
    <div id="new-brand">
      <Panel title={<FormattedMessage id="newProject.brand" />}>
        <div className={styles['stack']}>
          <WebsiteReader model={model} />
          <div className={styles['two']}>
            <FormField label={text('newProject.brand.name')} error={errorAt(errors, 'brand.name')} required>
              {(wiring) => (
                <InputGroup
                  {...wiring}
                  value={brand.name}
                  maxLength={100}
                  onValueChange={(name) => {
                    change({ brand: { ...brand, name } });
                  }}
                />
              )}
            </FormField>
            <FormField
              label={text('newProject.name')}
              help={text('newProject.name.help')}
              error={errorAt(errors, 'name')}
            >
              {(wiring) => (
                <InputGroup
                  {...wiring}
                  value={draft.name}
                  maxLength={100}
                  placeholder={brand.name}
                  onValueChange={(name) => {
                    change({ name });
                  }}
                />
              )}
            </FormField>
            <FormField
              label={text('newProject.aliases')}
              help={text('newProject.aliases.help')}
              error={errorAt(errors, 'brand.aliases')}
            >
              {(wiring) => (
                <ChipsInput
                  wiring={wiring}
                  longest={100}
                  values={brand.aliases}
                  onChange={(aliases) => {
                    change({ brand: { ...brand, aliases: [...aliases] } });
                  }}
                />
              )}
            </FormField>
            <FormField
              label={text('newProject.domains')}
              help={text('newProject.domains.help')}
              error={errorAt(errors, 'brand.domains')}
            >
              {(wiring) => (
                <ChipsInput
                  wiring={wiring}
                  longest={253}
                  values={brand.domains}
                  placeholder={EXAMPLE_DOMAIN}
                  onChange={(domains) => {
                    change({ brand: { ...brand, domains: [...domains] } });
                  }}
                />
              )}
            </FormField>
          </div>
          <Switch
            checked={brand.match_case}
            label={text('newProject.matchCase')}
            onChange={() => {
              change({ brand: { ...brand, match_case: !brand.match_case } });
            }}
          />
          <FormField label={text('newProject.description')} error={errorAt(errors, 'description')}>
            {(wiring) => (
              <InputGroup
                {...wiring}
                value={draft.description}
                maxLength={500}
                onValueChange={(description) => {
                  change({ description });
                }}
              />
            )}
          </FormField>
          <PlaceFields model={model} />
        </div>
      </Panel>
    </div>
  );
}
